import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { digestOf, integrityOf } from '../../integrity.ts';
import type { ReleaseStore } from '../../releases/index.ts';
import type { Encoding } from './content-encoding.ts';

/** About twice the size of two releases of all apps with their compressed variants. */
const CACHED_BYTES = 64 * 1024 * 1024;

const DECOMPRESS = {
  '': async (content: Buffer) => content,
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
};

type Suffix = '' | Encoding['ending'];

/** In-memory cache of release files; each is verified against the digest in its name when it is read. */
export class VerifiedFiles {
  readonly #store: ReleaseStore;
  readonly #report: (message: string) => void;
  readonly #files = new LRUCache<string, Buffer>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ length }) => length + 1,
  });

  constructor(store: ReleaseStore, report: (message: string) => void) {
    this.#store = store;
    this.#report = report;
  }

  /** A file, or its compressed variant by suffix; undefined if it does not exist or is damaged. */
  async read(app: string, file: string, suffix: Suffix): Promise<Buffer | undefined> {
    const key = `${app}/${file}${suffix}`;
    const cached = this.#files.get(key);
    if (cached) return cached;
    const content = await this.#store.readFile(app, file + suffix);
    if (!content) return undefined;
    if (!(await isIntact(content, file, suffix))) {
      this.#report(`${key} is damaged: its content is not what its name says. It is not served.`);
      return undefined;
    }
    this.#files.set(key, content);
    return content;
  }
}

async function isIntact(content: Buffer, file: string, suffix: Suffix): Promise<boolean> {
  const integrity = integrityOf(file);
  if (!integrity) return true;
  const plain = await DECOMPRESS[suffix](content).catch(() => undefined);
  return plain !== undefined && digestOf(plain) === integrity;
}
