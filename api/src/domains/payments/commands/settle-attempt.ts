import { together, type Trx } from '../../../platform/db/index.ts';
import { addJob, cancelJob } from '../../../platform/jobs/index.ts';
import { numberInvoice } from '../../documents/index.ts';
import { capturePayment, dropPayment } from '../../projects/index.ts';
import { updateUnsettledAttempt, type AttemptState } from '../attempts.repository.ts';
import { nextPoll } from '../rules/poll-times.ts';

declare module '../../../platform/registry.ts' {
  interface Jobs {
    'ask-about-payment': { readonly attempt_id: string };
  }
}

/** Applies the provider's outcome of an attempt: marks the project as paid, frees it, or queries again later. */
export async function settleAttempt(
  trx: Trx,
  attemptId: string,
  state: AttemptState,
  now: Date,
): Promise<void> {
  const attempt = await updateUnsettledAttempt(trx, attemptId, state, now);
  if (!attempt?.project_id) return;
  const { project_id: projectId, created_at } = attempt;
  if (state === 'succeeded') await capturePayment(trx, projectId, now);
  else if (state === 'declined') await dropPayment(trx, projectId, now);
  else return scheduleQuery(trx, attemptId, nextPoll(created_at, now));
  await together([
    cancelJob(trx, queryKey(attemptId)),
    state === 'succeeded' && numberInvoice(trx, projectId, now),
  ]);
}

/** Queues a query of the provider about an attempt, skipped if the outcome is known by then. */
export const scheduleQuery = (trx: Trx, attempt_id: string, runAt: Date): Promise<void> =>
  addJob(trx, 'ask-about-payment', { attempt_id }, { runAt, key: queryKey(attempt_id) });

const queryKey = (attemptId: string): string => `payment:${attemptId}`;
