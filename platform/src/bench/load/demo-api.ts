import { createApi, demoAccounts, readConfig } from '@metier/api';
import type { Role } from '@metier/contract';
import type { FastifyInstance } from 'fastify';
import type { Shutdown } from '../../cli/shutdown.ts';
import { startDatabase } from '../../database/index.ts';

/** The real API with the demo world in its own database. */
export interface DemoApi {
  readonly app: FastifyInstance;
  /** Signs a user of the role in; the token expires after minutes. */
  readonly tokenOf: (role: Role) => Promise<string>;
}

/** Starts the API on a new database in a folder and defers stopping both. */
export async function startDemoApi(folder: string, shutdown: Shutdown): Promise<DemoApi> {
  const database = await startDatabase({ folder });
  const { app, start, close } = await createApi(
    readConfig({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' }),
  );
  await start();
  // Only after its start: a worker that loses its connections while starting logs long errors.
  shutdown.defer(async () => {
    await close();
    await database.stop();
  });
  return { app, tokenOf: (role) => signIn(app, role) };
}

async function signIn(app: FastifyInstance, role: Role): Promise<string> {
  const account = Object.values(demoAccounts).find(({ type_client }) => type_client === role);
  if (!account) throw new Error(`The demo world has no ${role}.`);
  const { email, password } = account;
  const response = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
  return response.json<{ token: string }>().token;
}
