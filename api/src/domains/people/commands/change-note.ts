import type { Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { publish } from '../../events/index.ts';
import { canChangeNote } from '../people.policy.ts';
import { deleteNote, lockNote, updateNote } from '../person-notes.repository.ts';

/**
 * Changes the text of the actor's own note.
 *
 * @throws AppError `notFound`; `notAllowed` for another manager's note
 */
export async function changeNote(
  trx: Trx,
  actor: Actor,
  { note_id, text }: { readonly note_id: string; readonly text: string },
  now: Date,
): Promise<void> {
  await lockOwnNote(trx, actor, note_id);
  await updateNote(trx, note_id, text, now);
  await publish(trx, [{ kind: 'request', role: 'manager' }], now);
}

/**
 * Deletes the actor's own note.
 *
 * @throws AppError `notFound`; `notAllowed` for another manager's note
 */
export async function removeNote(trx: Trx, actor: Actor, noteId: string, now: Date): Promise<void> {
  await lockOwnNote(trx, actor, noteId);
  await deleteNote(trx, noteId);
  await publish(trx, [{ kind: 'request', role: 'manager' }], now);
}

async function lockOwnNote(trx: Trx, actor: Actor, noteId: string): Promise<void> {
  const note = await lockNote(trx, noteId);
  if (!note) throw new AppError('notFound');
  if (!canChangeNote(actor, note)) throw new AppError('notAllowed');
}
