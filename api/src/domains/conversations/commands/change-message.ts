import { DURATIONS, secondsAfter } from '@metier/contract';
import type { Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { StoredMessage } from '../conversations.table.ts';
import { findMessage, updateMessage } from '../messages.repository.ts';

/**
 * Changes the text of one of the caller's messages.
 *
 * @throws AppError `notFound` for the message of another; `stateChanged` when it is deleted, too old, or the reason of
 *   a step
 */
export const editMessage = (
  trx: Trx,
  authorId: string,
  messageId: string,
  text: string,
  now: Date,
): Promise<StoredMessage> =>
  changeMessage(trx, authorId, messageId, { text: text.trim(), edited_at: now }, now);

/**
 * Deletes one of the caller's messages; its place and time stay.
 *
 * @throws AppError `notFound` for the message of another; `stateChanged` when it is deleted or too old
 */
export const withdrawMessage = (
  trx: Trx,
  authorId: string,
  messageId: string,
  now: Date,
): Promise<StoredMessage> => changeMessage(trx, authorId, messageId, { text: '', deleted_at: now }, now);

async function changeMessage(
  trx: Trx,
  author_id: string,
  id: string,
  change: Parameters<typeof updateMessage>[2],
  now: Date,
): Promise<StoredMessage> {
  const after = secondsAfter(now, -DURATIONS.messageEdit);
  const changed = await updateMessage(trx, { id, author_id, after }, change);
  if (changed) return changed;
  const message = await findMessage(trx, id);
  if (message?.author_id !== author_id) throw new AppError('notFound');
  throw new AppError('stateChanged', { conversation: 'too_late' });
}
