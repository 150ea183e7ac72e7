import type { Generated } from 'kysely';
import type { Trx } from '../../platform/db/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    person_notes: PersonNotesTable;
  }
}

/** A manager's note about a customer or freelancer, which only managers see. */
interface PersonNotesTable {
  id: Generated<string>;
  person_id: string;
  author_id: string;
  text: string;
  written_at: Date;
  changed_at: Date | null;
}

export async function insertNote(
  trx: Trx,
  note: Pick<PersonNotesTable, 'person_id' | 'author_id' | 'text' | 'written_at'>,
): Promise<void> {
  await trx
    .insertInto('person_notes')
    .values({ ...note, changed_at: null })
    .execute();
}

/** The author of a note, which is locked until the transaction ends. */
export async function lockNote(
  trx: Trx,
  id: string,
): Promise<Pick<PersonNotesTable, 'author_id'> | undefined> {
  return trx
    .selectFrom('person_notes')
    .select('author_id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateNote(trx: Trx, id: string, text: string, now: Date): Promise<void> {
  await trx.updateTable('person_notes').set({ text, changed_at: now }).where('id', '=', id).execute();
}

export async function deleteNote(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('person_notes').where('id', '=', id).execute();
}
