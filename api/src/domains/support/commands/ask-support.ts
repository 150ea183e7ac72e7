import type { Trx } from '../../../platform/db/index.ts';
import { publish } from '../../events/index.ts';
import { insertRequest } from '../support.repository.ts';

/** A question to the support. */
interface SupportQuestion {
  /** The theme. */
  readonly name: string;
  readonly description: string;
  /** Contact details; their e-mail by default. */
  readonly contacts?: string;
}

/**
 * Sends a question to the support. Source: product.md §6.
 *
 * @example await askSupport(trx, actor.userId, { name: 'Complaint', description: text, contacts }, now);
 */
export async function askSupport(
  trx: Trx,
  userId: string,
  question: SupportQuestion,
  now: Date,
): Promise<void> {
  await insertRequest(trx, { user_id: userId, contacts: null, ...question, created_at: now });
  await publish(trx, [{ kind: 'request', people: [userId], role: 'manager' }], now);
}
