import { LIMITS } from '@metier/contract';
import { sql, type Selectable } from 'kysely';
import { countedPage, rowsBefore, type Db } from '../platform/db/index.ts';
import type { Tables } from '../platform/registry.ts';

/** A note with its author. */
interface NoteView extends Selectable<Tables['person_notes']> {
  readonly author: { readonly id: string; readonly first_name: string; readonly last_name: string };
}

/** One page of the notes about a person and their number, newest first. */
export async function selectNotes(
  db: Db,
  personId: string,
  page?: number,
): Promise<{ rows: NoteView[]; total: number }> {
  const { rows } = await sql<NoteView & { total: number }>`
    select counted.total, found.*
    from (select count(*) as total from person_notes where person_id = ${personId}) counted
    left join lateral (
      select n.*, json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name) as author
      from person_notes n join users u on u.id = n.author_id
      where n.person_id = ${personId}
      order by n.written_at desc, n.id limit ${LIMITS.pageSize} offset ${rowsBefore(page)}
    ) found on true
    order by found.written_at desc, found.id`.execute(db);
  return countedPage(rows);
}
