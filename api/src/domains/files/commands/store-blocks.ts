import { createHash, randomUUID } from 'node:crypto';
import { LIMITS } from '@metier/contract';
import { transaction, type Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { blocksOf } from '../blocks.ts';
import { claimDigest, deleteContents, lockContent, insertContent } from '../contents.repository.ts';
import { appendBlock, findFile } from '../files.repository.ts';
import type { FileStorage } from '../file-storage.ts';

/** An upload and the number of its stored bytes. */
export interface Progress {
  readonly id: string;
  readonly received: number;
}

/**
 * Stores the bytes of an upload as they arrive, one transaction per block, so that an interrupted upload keeps its
 * whole blocks.
 *
 * @throws AppError `stateChanged` if another request appends to the same upload; errors of the chunks
 */
export async function storeBlocks(
  storage: FileStorage,
  { id, received }: Progress,
  chunks: AsyncIterable<Buffer>,
  now: Date,
): Promise<void> {
  let from = received;
  for await (const block of blocksOf(chunks, LIMITS.files.block)) {
    await keepBlock(storage, { id, received: from }, block, now);
    from += block.length;
  }
}

async function keepBlock(
  { db, store }: FileStorage,
  progress: Progress,
  block: Buffer,
  now: Date,
): Promise<void> {
  await storeContent({ db, store }, block, now, (trx, content) =>
    append(trx, progress, content, block.length),
  );
}

/**
 * Stores a block, unless one with the same digest exists.
 *
 * @param use references the block in the same transaction; unreferenced blocks are swept
 */
export async function storeContent(
  { db, store }: FileStorage,
  bytes: Buffer,
  now: Date,
  use: (trx: Trx, content: string) => Promise<void>,
): Promise<void> {
  const digest = createHash('sha256').update(bytes).digest();
  const isKnown = await transaction(db, async (trx) => {
    const known = await lockContent(trx, digest);
    if (known !== undefined) await use(trx, known);
    return known !== undefined;
  });
  if (isKnown) return;
  const id = randomUUID();
  await insertContent(db, id, bytes.length, now);
  await store.put(id, bytes);
  const kept = await transaction(db, async (trx) => {
    const content = await claimDigest(trx, id, digest);
    await use(trx, content);
    return content;
  });
  if (kept === id) return;
  // The bytes before the row: a row without bytes is swept, but bytes without a row would remain.
  await store.remove(id);
  await deleteContents(db, [id]);
}

async function append(trx: Trx, { id, received }: Progress, content: string, bytes: number): Promise<void> {
  const position = received / LIMITS.files.block;
  if (await appendBlock(trx, { file_id: id, from: received, position }, content, bytes)) return;
  const file = await findFile(trx, id);
  if (!file) throw new AppError('notFound');
  throw new AppError('stateChanged', { received: file.received });
}
