import type { Domain } from '../../platform/domain.ts';
import { moneyGauges } from './money.gauges.ts';
import { moneyRoutes } from './money.routes.ts';

export { confirmRefund } from './commands/confirm-refund.ts';
export {
  clearEarnings,
  divideMoney,
  holdForFreelancer,
  holdPayment,
  refundHeld,
  refundPending,
  releaseEarnings,
  releaseFreelancer,
} from './commands/move-project-money.ts';
export { recordPayoutStatus } from './commands/record-payout-status.ts';
export { queueRefund } from './commands/request-refund.ts';
export { settleManually } from './commands/settle-manually.ts';
export { settleWithdrawal } from './commands/settle-withdrawal.ts';
export { findOwner } from './queries/find-owner.ts';
export { heldRowsMigrations } from './held-rows.migrations.ts';
export { moneyMigrations } from './money.migrations.ts';
export { findUnpaidRefund } from './refunds.repository.ts';
export { earningsOf } from './rules/project-entries.ts';
export type { WithdrawalEnd } from './rules/withdrawal-end.ts';
export { findOpenWithdrawal, listManualWithdrawals } from './withdrawals.repository.ts';

/** The ledger, and freelancers' view and conversion of it. Source: product.md §3. */
export const moneyDomain: Domain = { name: 'money', routes: moneyRoutes, gauges: moneyGauges };
