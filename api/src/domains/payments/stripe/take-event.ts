import { transaction, type Db, type Trx } from '../../../platform/db/index.ts';
import { addJob } from '../../../platform/jobs/index.ts';
import { selectProjectOfAttempt } from '../attempts.repository.ts';
import { askAt } from '../commands/settle-attempt.ts';
import { selectAttemptOfIntent } from './stripe-charges.repository.ts';
import { insertEvent } from './stripe-events.repository.ts';

/** What we read of an event: it says that something has happened to an intent, not what. */
export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly data: { readonly object: object };
}

/**
 * Takes an event in, once for its id. It is only a reason to ask Stripe how the payment or the refund stands now, so a
 * late, repeated or overtaken event does no harm. Events about what is not ours are let pass.
 */
export async function takeEvent(db: Db, { id, type, data }: StripeEvent, now: Date): Promise<void> {
  const intent_id = intentOf(data.object);
  const attemptId = intent_id && (await selectAttemptOfIntent(db, intent_id));
  if (!intent_id || !attemptId) return;
  await transaction(db, async (trx) => {
    if (!(await insertEvent(trx, { id, type, intent_id }, now))) return;
    if (type.startsWith('payment_intent.')) await askAt(trx, attemptId, now);
    else await askAboutRefund(trx, attemptId);
  });
}

async function askAboutRefund(trx: Trx, attemptId: string): Promise<void> {
  const project_id = await selectProjectOfAttempt(trx, attemptId);
  if (project_id !== undefined) await addJob(trx, 'pay-refund', { project_id });
}

/** An intent names itself; charges and refunds name theirs. */
function intentOf(object: { id?: unknown; object?: unknown; payment_intent?: unknown }): string | undefined {
  const id = object.object === 'payment_intent' ? object.id : object.payment_intent;
  return typeof id === 'string' ? id : undefined;
}
