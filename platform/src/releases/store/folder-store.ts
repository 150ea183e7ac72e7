import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { checkKey, checkPrefix, UNFINISHED } from './key.ts';
import type { Store, StoredKey } from './store.ts';

/** Age after which an unfinished file is a leftover of a killed writer. */
const LEFTOVER_AFTER_MS = 60 * 60 * 1000;

/** Error codes for a missing file. */
const ABSENT = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG']);

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

/**
 * A store in a folder; a key is the path of its file. Writes are synced before a call returns.
 *
 * @example const store = new FolderStore('dist');
 */
export class FolderStore implements Store {
  readonly folder: string;
  #swept = false;

  constructor(folder: string) {
    this.folder = resolve(folder);
  }

  async get(key: string): Promise<Buffer | undefined> {
    return orAbsent(() => readFile(this.#pathOf(key)));
  }

  async put(key: string, content: Buffer): Promise<void> {
    await this.#write(key, content, rename);
  }

  async createOnce(key: string, content: Buffer): Promise<boolean> {
    let created = false;
    await this.#write(key, content, async (from, to) => {
      created = await linkOnce(from, to);
    });
    return created;
  }

  async list(prefix: string): Promise<StoredKey[]> {
    checkPrefix(prefix);
    const home = join(this.folder, dirname(`${prefix}x`));
    const entries = await orAbsent(() => readdir(home, { recursive: true, withFileTypes: true }));
    const keys = (entries ?? [])
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(this.folder.length + 1))
      .map((path) => path.replaceAll(sep, '/'))
      .filter((key) => key.startsWith(prefix) && !key.startsWith(`${UNFINISHED}/`))
      .sort();
    const found = await Promise.all(
      keys.map(async (key) => {
        // Another process may remove a file while its folder is listed.
        const file = await orAbsent(() => stat(this.#pathOf(key)));
        return file ? [{ key, modified: file.mtime }] : [];
      }),
    );
    return found.flat();
  }

  async remove(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true });
  }

  #pathOf(key: string): string {
    checkKey(key);
    return join(this.folder, key);
  }

  /** Writes and syncs a temporary file, then gives it its name. */
  async #write(key: string, content: Buffer, give: (from: string, to: string) => Promise<void>) {
    const path = this.#pathOf(key);
    const unfinished = join(this.folder, UNFINISHED, randomUUID());
    await mkdir(dirname(unfinished), { recursive: true });
    const newFolder = await mkdir(dirname(path), { recursive: true });
    await this.#sweep();
    try {
      const file = await open(unfinished, 'wx');
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await give(unfinished, path);
      await syncFolders(dirname(path), dirname(newFolder ?? path));
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  /** Removes leftovers of killed writers, once per process. */
  async #sweep(): Promise<void> {
    if (this.#swept) return;
    this.#swept = true;
    const folder = join(this.folder, UNFINISHED);
    for (const name of await readdir(folder)) {
      const file = await orAbsent(() => stat(join(folder, name)));
      if (file && Date.now() - file.mtimeMs > LEFTOVER_AFTER_MS)
        await rm(join(folder, name), { force: true });
    }
  }
}

/** Undefined if the file is missing. Other errors are thrown: an unreadable store is not an empty one. */
async function orAbsent<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (ABSENT.has(codeOf(error))) return undefined;
    throw error;
  }
}

/** A hard link, unlike a rename, never replaces a file. */
async function linkOnce(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Syncs the folders up to the first that existed, so that new names survive a power failure. */
async function syncFolders(folder: string, top: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (folder !== top) await syncFolders(dirname(folder), top);
}
