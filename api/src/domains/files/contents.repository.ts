import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/index.ts';

/** Notes bytes that are about to be written into the store. */
export async function insertContent(db: Db, id: string, size: number, now: Date): Promise<void> {
  await db.insertInto('file_contents').values({ id, digest: null, size, created_at: now }).execute();
}

/** The bytes of a digest, which stay until the transaction ends. */
export async function holdContent(trx: Trx, digest: Buffer): Promise<string | undefined> {
  const row = await trx
    .selectFrom('file_contents')
    .select('id')
    .where('digest', '=', digest)
    .forKeyShare()
    .executeTakeFirst();
  return row?.id;
}

/**
 * Says that bytes are written and what they are, unless the same ones are kept already.
 *
 * @returns which bytes of the digest are kept: these or the earlier ones
 */
export async function claimDigest(trx: Trx, id: string, digest: Buffer): Promise<string> {
  // Of equal bytes that come at once one becomes the kept one, and the others find it.
  await sql`select pg_advisory_xact_lock(hashtextextended(${digest.toString('hex')}, 0))`.execute(trx);
  const kept = await holdContent(trx, digest);
  if (kept !== undefined) return kept;
  const { numUpdatedRows } = await trx
    .updateTable('file_contents')
    .set({ digest })
    .where('id', '=', id)
    .where('digest', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Error('The content was swept while it was written');
  return id;
}

/**
 * Forgets the digest of bytes that nothing names, so that nobody will find them any more.
 *
 * @returns how many
 */
export async function disownUnnamed(trx: Trx, most: number): Promise<number> {
  const unnamed = sql<boolean>`not exists (select from file_blocks b where b.content_id = c.id)
    and not exists (select from files f where f.preview_id = c.id)`;
  const { rows } = await sql<{ id: string }>`
    select id from file_contents c where digest is not null and ${unnamed}
    limit ${most} for update skip locked`.execute(trx);
  // Asked again under the lock: what was named meanwhile is seen by now.
  await sql`
    update file_contents c set digest = null, created_at = '-infinity'
    where id = any (${rows.map(({ id }) => id)}::uuid[]) and ${unnamed}`.execute(trx);
  return rows.length;
}

/** Locks bytes that were disowned, or begun before some moment and not written to their end. */
export async function lockUnwritten(trx: Trx, before: Date, most: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('file_contents')
    .select('id')
    .where('digest', 'is', null)
    .where('created_at', '<=', before)
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** Some of the bytes that are kept, chosen at random. */
export async function sampleContents(db: Db, most: number): Promise<{ id: string; digest: Buffer }[]> {
  const { rows } = await sql<{ id: string; digest: Buffer }>`
    select id, digest from file_contents where digest is not null order by random() limit ${most}`.execute(
    db,
  );
  return rows;
}

export async function deleteContents(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('file_contents').where('id', 'in', ids).execute();
}
