import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';
import type { Environment } from './platform/config/index.ts';

const DATABASE_URL = 'postgres://localhost/metier';
/** Values that reach every branch of the configuration. */
const BRANCHES: readonly Environment[] = [
  { DATABASE_URL },
  {
    DATABASE_URL,
    NODE_ENV: 'production',
    METIER_DEMO: '0',
    METIER_SECRET: 'x'.repeat(32),
    METIER_FILES: 's3://files/metier',
    METIER_MAIL: 'smtp://mail.example',
    METIER_PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    METIER_METRICS_TOKEN: 'x'.repeat(16),
    METIER_SELLER_NAME: 'Beispiel GmbH',
    METIER_SELLER_ADDRESS: 'Berlin',
    METIER_SELLER_TAX_NUMBER: 'DE811907980',
  },
];

/** Every environment variable that the configuration reads. */
function askedNames(): Set<string> {
  const names = new Set<string>();
  for (const values of BRANCHES) {
    readConfig(
      new Proxy(values, {
        get: (target, name: string) => {
          names.add(name);
          return target[name];
        },
      }),
    );
  }
  return names;
}

interface Row {
  readonly name: string;
  readonly fallback: string;
  readonly meaning: string;
}

async function tableRows(): Promise<Row[]> {
  const document = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  return [...document.matchAll(/^\| `([A-Z_]+)` \| (.*?) ?\| (.+) \|$/gm)].map(
    ([, name, fallback, meaning]) => ({
      name: name ?? '',
      fallback: fallback ?? '',
      meaning: meaning ?? '',
    }),
  );
}

test('docs/operations.md lists every setting of the API, and no other', async () => {
  const names = (await tableRows()).map(({ name }) => name);
  expect(names.toSorted()).toEqual([...askedNames()].toSorted());
});

test('the defaults in docs/operations.md are those of the code', async () => {
  const rows = new Map((await tableRows()).map((row) => [row.name, row.fallback]));
  const config = readConfig({ DATABASE_URL });
  const defaults = {
    METIER_CONNECTIONS: config.connections,
    PORT: config.port,
    HOST: config.host,
    METIER_TRUST_PROXY: String(config.trustProxy),
    METIER_DEMO: Number(config.demo),
    METIER_PAYMENTS: config.payments.kind,
    METIER_MAIL: config.mail.kind,
    METIER_DRAIN_SECONDS: config.drainSeconds,
  };
  for (const [name, value] of Object.entries(defaults))
    expect(`${name} ${rows.get(name)}`).toBe(`${name} \`${value}\``);
  expect(rows.get('LOG_LEVEL')).toContain(`\`${config.logLevel}\` in demo mode`);
});
