import { randomBytes } from 'node:crypto';
import { createApi, readConfig } from '@metier/api';

/**
 * Starts the API over a copy of a database without background work, so that no mail is sent and no timer fires.
 *
 * @throws Error when it does not answer, or its books do not balance
 */
export async function startOn(url: string): Promise<void> {
  const settings = { DATABASE_URL: url, METIER_DEMO: '0', LOG_LEVEL: 'error' };
  // No sessions continue on a copy: a random secret is enough.
  const api = await createApi(readConfig({ ...settings, METIER_SECRET: randomBytes(48).toString('hex') }));
  try {
    const catalogue = await api.app.inject('/api/catalogue');
    const metrics = await api.app.inject('/metrics');
    if (catalogue.statusCode !== 200) throw new Error(`The API responds with ${catalogue.statusCode}`);
    if (!/^metier_ledger_sum_cents 0$/m.test(metrics.body)) throw new Error('The books do not balance');
  } finally {
    await api.close();
  }
}
