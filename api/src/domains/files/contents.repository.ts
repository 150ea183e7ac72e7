import { sql } from 'kysely';
import { lockName, type Db, type Trx } from '../../platform/db/index.ts';

/** Records a block before it is written to the store. */
export async function insertContent(db: Db, id: string, size: number, now: Date): Promise<void> {
  await db.insertInto('file_contents').values({ id, digest: null, size, created_at: now }).execute();
}

/** Id of the block with a digest, locked against deletion until the transaction ends. */
export async function lockContent(trx: Trx, digest: Buffer): Promise<string | undefined> {
  const row = await trx
    .selectFrom('file_contents')
    .select('id')
    .where('digest', '=', digest)
    .forKeyShare()
    .executeTakeFirst();
  return row?.id;
}

/**
 * Sets the digest of a written block, unless a block with this digest exists.
 *
 * @returns id of the block with the digest: this one or the existing one
 */
export async function claimDigest(trx: Trx, id: string, digest: Buffer): Promise<string> {
  // Serializes concurrent writers of equal bytes: one sets the digest, the others find it.
  await lockName(trx, digest.toString('hex'));
  const kept = await lockContent(trx, digest);
  if (kept !== undefined) return kept;
  const { numUpdatedRows } = await trx
    .updateTable('file_contents')
    .set({ digest })
    .where('id', '=', id)
    .where('digest', 'is', null)
    .where('created_at', '>', sql<Date>`'-infinity'`)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Error('The content was swept while it was written');
  return id;
}

/**
 * Clears the digest of unreferenced blocks, so that new files cannot reference them.
 *
 * @returns number of blocks
 */
export async function clearUnreferencedDigests(trx: Trx, limit: number): Promise<number> {
  const unnamed = sql<boolean>`not exists (select from file_blocks b where b.content_id = c.id)
    and not exists (select from files f where f.preview_id = c.id)`;
  const { rows } = await sql<{ id: string }>`
    select id from file_contents c where digest is not null and ${unnamed}
    limit ${limit} for update skip locked`.execute(trx);
  // Checked again under the lock, for blocks that were referenced in between.
  await sql`
    update file_contents c set digest = null, created_at = '-infinity'
    where id = any (${rows.map(({ id }) => id)}::uuid[]) and ${unnamed}`.execute(trx);
  return rows.length;
}

/** Marks writes abandoned before a time, like cleared blocks: they cannot set their digest any more. */
export async function markAbandoned(db: Db, before: Date): Promise<void> {
  await sql`
    update file_contents set created_at = '-infinity'
    where digest is null and created_at <= ${before} and created_at > '-infinity'`.execute(db);
}

/** Blocks that nothing references or will: cleared ones and abandoned writes. */
export async function selectRemovable(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from file_contents where digest is null and created_at = '-infinity' limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** A random sample of the stored blocks. */
export async function sampleContents(db: Db, limit: number): Promise<{ id: string; digest: Buffer }[]> {
  const { rows } = await sql<{ id: string; digest: Buffer }>`
    select id, digest from file_contents where digest is not null order by random() limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function deleteContents(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('file_contents').where('id', 'in', ids).execute();
}
