import type { FastifyInstance } from 'fastify';
import type { Db } from '../platform/db/index.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoState } from './demo-state.repository.ts';

/** `GET /dev/accounts` lists the people of the demo world with their passwords, for the sign-in page. */
export function registerDemo(app: FastifyInstance, db: Db): void {
  app.get('/dev/accounts', async () =>
    (await demoState(db)) === 'complete' ? Object.values(demoAccounts) : [],
  );
}
