import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/index.ts';
import type { FileRow } from './files.table.ts';

/** A message that names files. */
export interface NamingMessage {
  readonly id: string;
  readonly project_id: string;
  readonly author_id: string;
}

/** Gives complete, unattached files of its author to a message; the others are left as they are. */
export async function updateAttached(
  trx: Trx,
  { id, project_id, author_id }: NamingMessage,
  fileIds: readonly string[],
): Promise<FileRow[]> {
  return trx
    .updateTable('files')
    .set({
      project_id,
      message_id: id,
      position: sql`array_position(${fileIds}::uuid[], files.id)`,
    })
    .where('id', 'in', fileIds)
    .where('owner_id', '=', author_id)
    .where('project_id', 'is', null)
    .where('completed_at', 'is not', null)
    .returningAll()
    .execute();
}

/** True where one of some files is the owner's, but not there to its end. */
export async function hasUnfinished(db: Db, ownerId: string, ids: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', ids)
    .where('owner_id', '=', ownerId)
    .where('completed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Bytes of a project's files. Until the transaction ends nobody else adds to them. */
export async function holdProjectBytes(trx: Trx, projectId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files:${projectId}`}, 0))`.execute(trx);
  const { bytes } = await trx
    .selectFrom('files')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('size'), sql<number>`0`).as('bytes'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return bytes;
}

export async function filesOf(db: Db, messageId: string): Promise<FileRow[]> {
  return db.selectFrom('files').selectAll().where('message_id', '=', messageId).orderBy('position').execute();
}

export async function dropFilesOf(trx: Trx, messageId: string): Promise<void> {
  await trx.deleteFrom('files').where('message_id', '=', messageId).execute();
}
