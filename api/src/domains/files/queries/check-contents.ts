import { createHash } from 'node:crypto';
import { sampleContents } from '../contents.repository.ts';
import type { FileStorage } from '../file-storage.ts';

/** Result of comparing the store with the database. */
export interface FilesCheck {
  readonly checked: number;
  /** Missing or damaged blocks, one sentence each. */
  readonly faults: readonly string[];
}

/** Reads a random sample of blocks and compares them with their digests. */
export async function checkContents({ db, store }: FileStorage, most: number): Promise<FilesCheck> {
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
