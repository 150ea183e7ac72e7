import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkName, type FileStore } from './file-store.ts';

/** Length of the name's prefix that is its folder: 256 folders. */
const FOLDER_LETTERS = 2;

/**
 * A store in a folder shared by all processes. It writes in place without a rename, because the name of a partial write
 * is never committed to the database.
 *
 * @example const store = folderStore('.data/files');
 */
export function folderStore(folder: string): FileStore {
  const pathOf = (name: string): string => join(folder, checkName(name).slice(0, FOLDER_LETTERS), name);
  return {
    put: async (name, bytes) => {
      const path = pathOf(name);
      const created = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(path, bytes, { flag: 'wx', mode: 0o600, flush: true });
      await syncFolders(dirname(path), dirname(created ?? path));
    },
    get: async (name) => {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

/** Calls fsync on new folders up to the first existing one, so that their entries survive a power failure. */
async function syncFolders(folder: string, top: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (folder !== top && dirname(folder) !== folder) await syncFolders(dirname(folder), top);
}
