import { transaction } from '../../platform/db/index.ts';
import { addJob, type TaskHandlers } from '../../platform/jobs/index.ts';
import {
  confirmRefund,
  findRequestedWithdrawal,
  findUnpaidRefund,
  settleWithdrawal,
} from '../money/index.ts';
import { isAttemptLive, selectSucceededAttempt } from './attempts.repository.ts';
import { settleAttempt } from './commands/settle-attempt.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Seconds between questions about money that is on its way out. */
const ASK_AGAIN = 60;

/** What is done with the provider in the background: questions about payments, refunds, payouts. */
export const paymentsTasks = (provider: PaymentProvider): TaskHandlers => ({
  'ask-about-payment': async ({ attempt_id }, { db, now }) => {
    if (!(await isAttemptLive(db, attempt_id))) return;
    const outcome = await provider.findCharge(attempt_id, now);
    await transaction(db, (trx) => settleAttempt(trx, attempt_id, outcome, now));
  },
  'pay-refund': async (payload, { db, now }) => {
    const amount = await findUnpaidRefund(db, payload.project_id);
    const chargeKey = await selectSucceededAttempt(db, payload.project_id);
    if (amount === undefined || chargeKey === undefined) return;
    const outcome = await provider.refund({ key: payload.project_id, chargeKey, amount }, now);
    if (outcome === 'failed')
      throw new Error(`The provider refuses the refund of project ${payload.project_id}`);
    await transaction(db, (trx) =>
      outcome === 'done'
        ? confirmRefund(trx, payload.project_id, now)
        : addJob(trx, 'pay-refund', payload, { runAt: soon(now) }),
    );
  },
  'pay-withdrawal': async (payload, { db, now }) => {
    const withdrawal = await findRequestedWithdrawal(db, payload.withdrawal_id);
    if (!withdrawal) return;
    const outcome = await provider.payOut({ key: withdrawal.id, amount: withdrawal.amount }, now);
    await transaction(db, (trx) =>
      outcome === 'pending'
        ? addJob(trx, 'pay-withdrawal', payload, { runAt: soon(now) })
        : settleWithdrawal(trx, withdrawal.id, outcome === 'done' ? 'paid' : 'failed', now),
    );
  },
});

const soon = (now: Date): Date => new Date(now.getTime() + ASK_AGAIN * 1000);
