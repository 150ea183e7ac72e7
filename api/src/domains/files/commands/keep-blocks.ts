import { createHash, randomUUID } from 'node:crypto';
import { LIMITS } from '@metier/contract';
import { transaction, type Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { blocksOf } from '../blocks.ts';
import { claimDigest, deleteContents, holdContent, insertContent } from '../contents.repository.ts';
import { appendBlock, findFile } from '../files.repository.ts';
import type { Shelves } from '../shelves.ts';

/** An upload, and how many of its bytes are kept. */
export interface Progress {
  readonly id: string;
  readonly received: number;
}

/**
 * Keeps the bytes of an upload as they arrive. Each block is one transaction, so that after a break all whole blocks
 * are there.
 *
 * @throws AppError `stateChanged` when another request adds to the same upload; what the chunks throw
 */
export async function keepBlocks(
  shelves: Shelves,
  { id, received }: Progress,
  chunks: AsyncIterable<Buffer>,
  now: Date,
): Promise<void> {
  let from = received;
  for await (const block of blocksOf(chunks, LIMITS.files.block)) {
    await keepBlock(shelves, { id, received: from }, block, now);
    from += block.length;
  }
}

async function keepBlock(
  { db, store }: Shelves,
  progress: Progress,
  block: Buffer,
  now: Date,
): Promise<void> {
  await keepContent({ db, store }, block, now, (trx, content) =>
    append(trx, progress, content, block.length),
  );
}

/**
 * Keeps bytes in the store, unless the same ones are there.
 *
 * @param use names them in the same transaction; what nothing names is swept
 */
export async function keepContent(
  { db, store }: Shelves,
  bytes: Buffer,
  now: Date,
  use: (trx: Trx, content: string) => Promise<void>,
): Promise<void> {
  const digest = createHash('sha256').update(bytes).digest();
  const isKnown = await transaction(db, async (trx) => {
    const known = await holdContent(trx, digest);
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
  // Removed first: a row without bytes is swept, bytes without a row would stay.
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
