import { transaction, type Db, type Trx } from '../../../platform/db/index.ts';
import { queueRefund } from '../../money/index.ts';
import { selectProjectOfAttempt } from '../attempts.repository.ts';
import { scheduleQuery } from '../commands/settle-attempt.ts';
import { selectAttemptOfIntent } from './stripe-charges.repository.ts';
import { insertEvent } from './stripe-events.repository.ts';

/** The fields of an event that we read: the intent that has changed, not how. */
export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly data: { readonly object: object };
}

/**
 * Processes an event once per id. It only triggers a query of the current state at Stripe, so late, repeated or
 * reordered events are harmless. Events about unknown objects are ignored.
 */
export async function processEvent(db: Db, { id, type, data }: StripeEvent, now: Date): Promise<void> {
  const intent_id = intentOf(data.object);
  const attemptId = intent_id && (await selectAttemptOfIntent(db, intent_id));
  if (!intent_id || !attemptId) return;
  await transaction(db, async (trx) => {
    if (!(await insertEvent(trx, { id, type, intent_id }, now))) return;
    if (type.startsWith('payment_intent.')) await scheduleQuery(trx, attemptId, now);
    else await queryRefund(trx, attemptId);
  });
}

async function queryRefund(trx: Trx, attemptId: string): Promise<void> {
  const project_id = await selectProjectOfAttempt(trx, attemptId);
  if (project_id !== undefined) await queueRefund(trx, project_id);
}

/** The intent of an event's object: itself, or that of a charge or refund. */
function intentOf(object: { id?: unknown; object?: unknown; payment_intent?: unknown }): string | undefined {
  const id = object.object === 'payment_intent' ? object.id : object.payment_intent;
  return typeof id === 'string' ? id : undefined;
}
