import { command, route, type Route } from '../../platform/http/index.ts';
import { blockAccount, lockManagedAccount, unblockAccount } from '../accounts/index.ts';
import { showAccount } from './queries/show-account.ts';
import { endSessions } from './sessions.repository.ts';

/** Calls for managers to administer the accounts of customers and freelancers. */
export const managedAccountsRoutes: readonly Route[] = [
  route('GET /api/manager/accounts', ({ db, query, now }) => showAccount(db, query.user_id, now)),
  command('POST /api/manager/accounts/end_sessions', async ({ trx, body, now }) => {
    await lockManagedAccount(trx, body.user_id);
    await endSessions(trx, body.user_id, now);
    return {};
  }),
  command('POST /api/manager/accounts/block', async ({ trx, actor, body, now }) => {
    await blockAccount(trx, actor.userId, body.user_id, body.reason, now);
    await endSessions(trx, body.user_id, now);
    return {};
  }),
  command('POST /api/manager/accounts/unblock', async ({ trx, body, now }) => {
    await unblockAccount(trx, body.user_id, now);
    return {};
  }),
];
