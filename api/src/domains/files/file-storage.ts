import type { Db } from '../../platform/db/index.ts';
import type { FileStore } from './store/file-store.ts';

/** The database with the metadata of files, and the store with their blocks. */
export interface FileStorage {
  readonly db: Db;
  readonly store: FileStore;
}

/** One block of a file. Throws if the store has lost it. */
export async function readBlock({ get }: FileStore, name: string): Promise<Buffer> {
  const block = await get(name);
  if (!block) throw new Error(`The store lacks ${name}`);
  return block;
}

/** The bytes of blocks, one block at a time. */
export async function* readBlocks(store: FileStore, names: readonly string[]): AsyncIterable<Buffer> {
  for (const name of names) yield await readBlock(store, name);
}
