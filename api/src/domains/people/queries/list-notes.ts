import type { Query, Reply } from '@metier/contract/operations';
import { pagingOf, type Db } from '../../../platform/db/index.ts';
import { selectNotes } from '../../../views/person-notes.ts';
import { requireNotesAllowed } from '../require-notes-allowed.ts';

/**
 * One page of managers' notes about a customer or freelancer, newest first.
 *
 * @throws AppError `notFound`; `notAllowed` for the account of a manager
 */
export async function listNotes(
  db: Db,
  { user_id, page }: Query<'GET /api/manager/people/notes'>,
): Promise<Reply<'GET /api/manager/people/notes'>> {
  await requireNotesAllowed(db, user_id);
  const { rows, total } = await selectNotes(db, user_id, page);
  const notes = rows.map(({ id, text, author, written_at, changed_at }) => ({
    id,
    text,
    author,
    written_at: written_at.toISOString(),
    changed_at: changed_at?.toISOString() ?? null,
  }));
  return { notes, ...pagingOf(total, page) };
}
