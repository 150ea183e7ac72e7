import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_FILE } from '../build/manifest/release-manifest.ts';

const POINTER = 'live';
const KEPT_RELEASES = 5;

/** Thrown when there is nothing to go back to, or nothing to release. The message says what to do. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

/**
 * The releases of all apps in a folder: `<app>/<release>/…`, never changed once there, and `<app>/live`, a text file
 * whose first line names the release that is served; the lines below it are the earlier ones.
 *
 * @example
 * const store = new ReleaseStore('dist');
 * await store.add('customer', '1f0c9a', (folder) => build(folder));
 * await store.switchTo('customer', '1f0c9a');
 */
export class ReleaseStore {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  folderOf(app: string, release: string): string {
    return join(this.folder, app, release);
  }

  /** False also for a release that was emptied by hand: the next build makes it again. */
  has(app: string, release: string): boolean {
    return existsSync(join(this.folderOf(app, release), MANIFEST_FILE));
  }

  /** Fills a new release by `build`, which writes the manifest among the rest; it appears whole or not at all. */
  async add(app: string, release: string, build: (folder: string) => Promise<void>): Promise<void> {
    const unfinished = this.folderOf(app, `.${release}-${process.pid}`);
    await mkdir(unfinished, { recursive: true });
    try {
      await build(unfinished);
      if (this.has(app, release)) return;
      await rm(this.folderOf(app, release), { recursive: true, force: true });
      await rename(unfinished, this.folderOf(app, release));
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  }

  /** The releases an app has had, the live one first; empty if it has none. */
  async history(app: string): Promise<string[]> {
    try {
      const lines = await readFile(join(this.folder, app, POINTER), 'utf8');
      return lines.split('\n').filter((line) => line !== '');
    } catch {
      return [];
    }
  }

  /** Makes a release live for every page that is loaded from now on, and drops the oldest ones. */
  async switchTo(app: string, release: string): Promise<void> {
    if (!this.has(app, release)) throw new ReleaseError(`${app} has no release ${release}.`);
    const earlier = await this.history(app);
    if (earlier[0] === release) return;
    const history = [release, ...earlier.filter((id) => id !== release)].slice(0, KEPT_RELEASES);
    await this.#point(app, history);
    await this.#dropAllBut(app, history);
  }

  /** Makes the release before the live one live again and returns its name. */
  async rollback(app: string): Promise<string> {
    const [, ...earlier] = await this.history(app);
    const [release] = earlier;
    if (!release) throw new ReleaseError(`${app} has no earlier release to go back to.`);
    await this.#point(app, earlier);
    return release;
  }

  /** The apps that have a live release. */
  async apps(): Promise<string[]> {
    const entries = await readdir(this.folder);
    return entries.filter((app) => this.#pointerSize(app));
  }

  /** Takes an app out of service and forgets its releases. That it was meant stays written, by an empty `live`. */
  async remove(app: string): Promise<void> {
    await this.#point(app, []);
    await this.#dropAllBut(app, []);
  }

  /** True for an app that was taken out of service; one whose folder was lost was not. */
  isRemoved(app: string): boolean {
    return this.#pointerSize(app) === 0;
  }

  #pointerSize(app: string): number | undefined {
    return statSync(join(this.folder, app, POINTER), { throwIfNoEntry: false })?.size;
  }

  async #point(app: string, history: readonly string[]): Promise<void> {
    const pointer = join(this.folder, app, POINTER);
    const next = `${pointer}.${process.pid}`;
    await writeFile(next, history.map((release) => `${release}\n`).join(''));
    await rename(next, pointer);
  }

  async #dropAllBut(app: string, history: readonly string[]): Promise<void> {
    const entries = await readdir(join(this.folder, app), { withFileTypes: true });
    const old = entries.filter(
      ({ name }) => !name.startsWith('.') && !name.startsWith(POINTER) && !history.includes(name),
    );
    await Promise.all(old.map(({ name }) => rm(this.folderOf(app, name), { recursive: true, force: true })));
  }
}
