import { command, route, type Route } from '../../platform/http/index.ts';
import { requestWithdrawal } from './commands/request-withdrawal.ts';
import { listLedger } from './queries/list-ledger.ts';
import { readEarnings } from './queries/read-earnings.ts';
import { readFunds } from './queries/read-funds.ts';
import { readTrialBalance } from './queries/read-trial-balance.ts';

/** The calls that show money and pay it out. Source: product.md §3. */
export const moneyRoutes: readonly Route[] = [
  route('GET /api/account/funds', ({ db, actor }) => readFunds(db, actor.userId)),
  route('GET /api/account/ledger', ({ db, actor, query }) => listLedger(db, actor.userId, query)),
  route('GET /api/account/earnings', ({ db, actor, now }) => readEarnings(db, actor.userId, now)),
  route('GET /api/manager/ledger', ({ db }) => readTrialBalance(db)),
  command('POST /api/account/withdrawal', async ({ trx, actor, body, now }) => ({
    funds: await requestWithdrawal(trx, actor.userId, body.funds, now),
  })),
];
