import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { compress, type Compressed } from '../build/compress-files.ts';
import { isRemote, isShell, readRelease, type ReleaseStore } from '../releases/index.ts';
import { type BundleName, bundledScripts } from './page-bundle.ts';

/** About what two releases of a product of a hundred pages take. */
const KEPT_BYTES = 32 * 1024 * 1024;
const BETWEEN_SCRIPTS = Buffer.from('\n;\n');

/** A bundle, plain and compressed, by what would stand behind the name of its file. */
type Bundle = Compressed & { readonly '': Buffer };

/** Makes the bundles of pages out of the files of the store, each once, and keeps in memory those that are in use. */
export class BundleCache {
  readonly #bundles: LRUCache<string, Bundle>;

  constructor(store: ReleaseStore) {
    this.#bundles = new LRUCache({
      maxSize: KEPT_BYTES,
      sizeCalculation: (bundle) => Object.values(bundle).reduce((sum, { length }) => sum + length, 0),
      fetchMethod: (_key, _stale, { context }) => makeBundle(store, context as BundleName),
    });
  }

  /** Undefined if there is no such page, or one of its files is lost: then the page asks for each by itself. */
  read(name: BundleName): Promise<Bundle | undefined> {
    const { app, release, index, shell } = name;
    return this.#bundles.fetch(`${app}/${release}/${index}/${shell}`, { context: name });
  }
}

async function makeBundle(store: ReleaseStore, name: BundleName): Promise<Bundle | undefined> {
  const [remote, shell] = await Promise.all([
    readRelease(store, name.app, name.release),
    readRelease(store, 'shell', name.shell),
  ]);
  if (!isRemote(remote) || !isShell(shell)) return undefined;
  const paths = bundledScripts(remote, name.index, shell).map(({ app, release, file }) =>
    join(store.folderOf(app, release), file),
  );
  const scripts = await Promise.all(paths.map((path) => readFile(path))).catch(() => []);
  if (scripts.length === 0) return undefined;
  const plain = Buffer.concat(scripts.flatMap((script) => [script, BETWEEN_SCRIPTS]));
  return { '': plain, ...(await compress(plain)) };
}
