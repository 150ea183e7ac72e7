import { DURATIONS, secondsAfter } from '@metier/contract';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/index.ts';
import type { FileRow } from './files.table.ts';

/** @param size in bytes; null if it is known only at the end */
export async function insertFile(
  db: Db,
  file: Pick<FileRow, 'owner_id' | 'name' | 'size' | 'created_at'>,
): Promise<FileRow> {
  return db.insertInto('files').values(file).returningAll().executeTakeFirstOrThrow();
}

export async function findFile(db: Db, id: string): Promise<FileRow | undefined> {
  return db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Appends a block; false if the number of received bytes is not the expected one. */
export async function appendBlock(
  trx: Trx,
  { file_id, from, position }: { readonly file_id: string; readonly from: number; readonly position: number },
  content_id: string,
  bytes: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('files')
    .set({ received: from + bytes })
    .where('id', '=', file_id)
    .where('received', '=', from)
    .where('completed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx.insertInto('file_blocks').values({ file_id, position, content_id }).execute();
  return true;
}

/** SHA-256 of the digests of the file's blocks, in order. */
const digestOfBlocks = sql<string>`(
  select encode(sha256(string_agg(c.digest, ''::bytea order by b.position)), 'hex')
  from file_blocks b join file_contents c on c.id = b.content_id where b.file_id = files.id)`;

/** Marks a file as complete; undefined if it is already complete or bytes are missing. */
export async function setComplete(
  db: Db,
  id: string,
  type: string,
  completed_at: Date,
): Promise<FileRow | undefined> {
  return db
    .updateTable('files')
    .set({ type, completed_at, size: sql`received`, digest: digestOfBlocks })
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .where(sql<boolean>`(size is null or size = received)`)
    .returningAll()
    .executeTakeFirst();
}

/** Sets the preview of a file. */
export async function setPreview(
  trx: Trx,
  id: string,
  preview: Pick<FileRow, 'preview_id' | 'preview_width' | 'preview_height'>,
): Promise<void> {
  await trx.updateTable('files').set(preview).where('id', '=', id).execute();
}

/** Ids of a file's blocks, in order. */
export async function selectBlocks(db: Db, fileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('file_blocks')
    .select('content_id')
    .where('file_id', '=', fileId)
    .orderBy('position')
    .execute();
  return rows.map(({ content_id }) => content_id);
}

/** A complete file and the ids of its blocks, in order. */
interface CompleteFile extends Pick<FileRow, 'name' | 'type'> {
  readonly size: number;
  readonly blocks: readonly string[];
}

/** Complete files in the order of their ids; all in one statement. */
export async function selectComplete(db: Db, ids: readonly string[]): Promise<CompleteFile[]> {
  const { rows } = await sql<CompleteFile>`
    select f.name, f.type, f.size,
      array(select b.content_id from file_blocks b where b.file_id = f.id order by b.position) as blocks
    from unnest(${ids}::uuid[]) with ordinality wanted (id, place)
    join files f on f.id = wanted.id
    where f.completed_at is not null and f.size is not null
    order by wanted.place`.execute(db);
  return rows;
}

/** Deletes an unattached file of an owner; false if there is none. */
export async function deleteUnattached(db: Db, id: string, ownerId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('files')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('project_id', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteAbandoned(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('files')
    .where('project_id', 'is', null)
    .where('created_at', '<=', secondsAfter(now, -DURATIONS.unattachedFile))
    .execute();
}
