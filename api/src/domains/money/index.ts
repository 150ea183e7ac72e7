import type { Domain } from '../../platform/domain.ts';
import { moneyGauges } from './money.gauges.ts';
import { moneyRoutes } from './money.routes.ts';

export { confirmRefund } from './commands/confirm-refund.ts';
export {
  clearEarnings,
  divideMoney,
  holdPayment,
  refundHeld,
  refundPending,
  releaseEarnings,
} from './commands/move-project-money.ts';
export { settleWithdrawal } from './commands/settle-withdrawal.ts';
export { moneyMigrations } from './money.migrations.ts';
export { selectUnpaidRefund as findUnpaidRefund } from './refunds.repository.ts';
export { earningsOf } from './rules/project-entries.ts';
export {
  selectRequestedWithdrawal as findRequestedWithdrawal,
  selectRequestedWithdrawals as listRequestedWithdrawals,
} from './withdrawals.repository.ts';

/** The ledger, and what freelancers see and convert of it. Source: product.md §3. */
export const moneyDomain: Domain = { name: 'money', routes: moneyRoutes, gauges: moneyGauges };
