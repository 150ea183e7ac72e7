import { transaction } from '../../platform/db/index.ts';
import { addJob, type TaskHandlers } from '../../platform/jobs/index.ts';
import {
  confirmRefund,
  findOpenWithdrawal,
  findUnpaidRefund,
  queueRefund,
  recordPayoutStatus,
  settleWithdrawal,
} from '../money/index.ts';
import { isAttemptUnsettled, selectSucceededAttempt } from './attempts.repository.ts';
import { settleAttempt } from './commands/settle-attempt.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { nextPoll } from './rules/poll-times.ts';

/** Background jobs at the provider: queries of payments, refunds, payouts. */
export const paymentsTasks = (provider: PaymentProvider): TaskHandlers => ({
  'ask-about-payment': async ({ attempt_id }, { db, now }) => {
    if (!(await isAttemptUnsettled(db, attempt_id))) return;
    const outcome = await provider.findCharge(attempt_id, now);
    await transaction(db, (trx) => settleAttempt(trx, attempt_id, outcome, now));
  },
  'pay-refund': async (payload, { db, now }) => {
    const refund = await findUnpaidRefund(db, payload.project_id);
    const chargeKey = await selectSucceededAttempt(db, payload.project_id);
    if (refund === undefined || chargeKey === undefined) return;
    const { amount, requested_at } = refund;
    const outcome = await provider.refund({ key: payload.project_id, chargeKey, amount }, now);
    if (outcome === 'failed')
      throw new Error(`The provider rejected the refund of project ${payload.project_id}`);
    await transaction(db, (trx) =>
      outcome === 'done'
        ? confirmRefund(trx, payload.project_id, now)
        : queueRefund(trx, payload.project_id, nextPoll(requested_at, now)),
    );
  },
  'pay-withdrawal': async (payload, { db, now }) => {
    const withdrawal = await findOpenWithdrawal(db, payload.withdrawal_id);
    if (!withdrawal) return;
    const { id, amount, paymentMethod, requestedAt } = withdrawal;
    const outcome = await provider.payOut({ key: id, amount, paymentMethod, requestedAt }, now);
    await transaction(db, async (trx) => {
      const byHand = outcome.state === 'by-hand';
      const expectedAt = outcome.state === 'pending' ? outcome.expectedAt : null;
      await recordPayoutStatus(trx, id, { provider: provider.name, byHand, expectedAt }, now);
      if (outcome.state === 'by-hand') return;
      if (outcome.state !== 'pending') return settleWithdrawal(trx, id, outcome, now);
      const runAt = outcome.expectedAt > now ? outcome.expectedAt : nextPoll(requestedAt, now);
      await addJob(trx, 'pay-withdrawal', payload, { runAt });
    });
  },
});
