import { createHash } from 'node:crypto';
import { sampleContents } from '../contents.repository.ts';
import type { Shelves } from '../shelves.ts';

/** What a look into the store found. */
export interface FilesCheck {
  readonly checked: number;
  /** Blocks that the database knows and the store lacks, or has other bytes of: one sentence each. */
  readonly faults: readonly string[];
}

/** Reads some blocks that the database knows, chosen at random, and compares their bytes with their digests. */
export async function checkContents({ db, store }: Shelves, most: number): Promise<FilesCheck> {
  const contents = await sampleContents(db, most);
  const faults: string[] = [];
  for (const { id, digest } of contents) {
    const bytes = await store.get(id);
    if (!bytes) faults.push(`The block ${id} is not in the store of files`);
    else if (!createHash('sha256').update(bytes).digest().equals(digest))
      faults.push(`The block ${id} has other bytes than it had`);
  }
  return { checked: contents.length, faults };
}
