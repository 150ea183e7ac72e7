import type { Trx } from '../../../platform/db/index.ts';
import { addJob, cancelJob } from '../../../platform/jobs/index.ts';
import { capturePayment, dropPayment } from '../../projects/index.ts';
import { updateLiveAttempt, type AttemptState } from '../attempts.repository.ts';

declare module '../../../platform/registry.ts' {
  interface Jobs {
    'ask-about-payment': { readonly attempt_id: string };
  }
}

/** Seconds between questions about a payment that the provider still works on. */
const ASK_AGAIN = 5;

/** Books what the provider said about an attempt: pays the project, frees it again, or asks later. */
export async function settleAttempt(
  trx: Trx,
  attemptId: string,
  state: AttemptState,
  now: Date,
): Promise<void> {
  const projectId = await updateLiveAttempt(trx, attemptId, state, now);
  if (projectId === undefined) return;
  if (state === 'succeeded') await capturePayment(trx, projectId, now);
  else if (state === 'declined') await dropPayment(trx, projectId, now);
  else return askLater(trx, attemptId, now, ASK_AGAIN);
  await cancelJob(trx, askKey(attemptId));
}

/** Has the provider asked about an attempt some seconds from now, unless its end is known by then. */
export const askLater = (trx: Trx, attemptId: string, now: Date, seconds: number): Promise<void> =>
  addJob(
    trx,
    'ask-about-payment',
    { attempt_id: attemptId },
    { runAt: new Date(now.getTime() + seconds * 1000), key: askKey(attemptId) },
  );

const askKey = (attemptId: string): string => `payment:${attemptId}`;
