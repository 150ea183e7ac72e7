import type { Body } from '@metier/contract/operations';
import type { Trx } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { publish } from '../../events/index.ts';
import { requireNotesAllowed } from '../require-notes-allowed.ts';
import { insertNote } from '../person-notes.repository.ts';

/**
 * Writes a note about a customer or freelancer, who is not notified.
 *
 * @throws AppError `notFound`; `notAllowed` for the account of a manager
 */
export async function writeNote(
  trx: Trx,
  { userId }: Actor,
  { user_id, text }: Body<'POST /api/manager/people/notes'>,
  now: Date,
): Promise<void> {
  await requireNotesAllowed(trx, user_id);
  await insertNote(trx, { person_id: user_id, author_id: userId, text, written_at: now });
  await publish(trx, [{ kind: 'request', role: 'manager' }], now);
}
