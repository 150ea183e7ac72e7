import { command, route, type Route } from '../../platform/http/index.ts';
import { requestWithdrawal } from './commands/request-withdrawal.ts';
import { settleManually } from './commands/settle-manually.ts';
import { findOwner } from './queries/find-owner.ts';
import { listClearings } from './queries/list-clearings.ts';
import { listLedger } from './queries/list-ledger.ts';
import { listPayouts } from './queries/list-payouts.ts';
import { listWithdrawals } from './queries/list-withdrawals.ts';
import { readEarnings } from './queries/read-earnings.ts';
import { readFunds } from './queries/read-funds.ts';
import { readTrialBalance } from './queries/read-trial-balance.ts';
import { endOf } from './rules/withdrawal-end.ts';

/** Calls that show money and pay it out. Source: product.md §§3, 13. */
export const moneyRoutes: readonly Route[] = [
  route('GET /api/account/funds', async ({ db, actor, query }) =>
    readFunds(db, await findOwner(db, actor, query.user_id)),
  ),
  route('GET /api/account/clearing', async ({ db, actor, query }) =>
    listClearings(db, await findOwner(db, actor, query.user_id)),
  ),
  route('GET /api/account/ledger', async ({ db, actor, query }) =>
    listLedger(db, await findOwner(db, actor, query.user_id), query),
  ),
  route('GET /api/account/earnings', async ({ db, actor, query, now }) =>
    readEarnings(db, await findOwner(db, actor, query.user_id), now),
  ),
  route('GET /api/manager/ledger', ({ db }) => readTrialBalance(db)),
  command('POST /api/account/withdrawal', async ({ trx, actor, body, now }) => ({
    funds: await requestWithdrawal(trx, actor.userId, body.funds, body.payment_method, now),
  })),
  route('GET /api/account/withdrawals', async ({ db, actor, query }) =>
    listWithdrawals(db, await findOwner(db, actor, query.user_id), query.page),
  ),
  route('GET /api/manager/payouts', ({ db, query }) => listPayouts(db, query)),
  command('POST /api/manager/payouts', async ({ trx, actor, body, now }) => {
    await settleManually(trx, body.withdrawal_id, endOf(body), actor.userId, now);
    return {};
  }),
];
