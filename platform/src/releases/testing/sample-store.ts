import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleReleases } from '../../federation/gateway/testing/sample-releases.ts';
import { ReleaseStore } from '../release-store.ts';
import { FolderStore } from '../store/index.ts';
import { makeLive } from '../switch-live.ts';

export const ADA = { by: 'Ada', why: '' };
export const DAY_MS = 24 * 60 * 60 * 1000;

const { shell, remotes } = sampleReleases();

/** The manifest of a sample app. */
export const manifestOf = (app: string) =>
  [shell, ...remotes].map(({ manifest }) => manifest).find((manifest) => manifest.app === app);

/** A store in a temporary folder. */
export class SampleStore {
  /** The temporary folder; the store is in its subfolder `dist`. */
  readonly folder: string;
  readonly store: ReleaseStore;

  private constructor(folder: string) {
    this.folder = folder;
    this.store = this.open();
  }

  static create = async (): Promise<SampleStore> =>
    new SampleStore(await mkdtemp(join(tmpdir(), 'sample-store-')));

  /** The store as opened by another process. */
  readonly open = (): ReleaseStore => new ReleaseStore(new FolderStore(join(this.folder, 'dist')));

  readonly close = (): Promise<void> => rm(this.folder, { recursive: true });

  /** Stores a release of an app with changes in its manifest and with further files. Returns its name. */
  readonly addWith = async (
    app: string,
    changes: object,
    files: Readonly<Record<string, string>> = {},
  ): Promise<string> => {
    const build = await mkdtemp(join(this.folder, 'build-'));
    const all = { 'manifest.json': JSON.stringify({ ...manifestOf(app), ...changes }), ...files };
    for (const [file, content] of Object.entries(all)) await writeFile(join(build, file), content);
    return this.store.add(app, build);
  };

  /** Stores a release with its own script and a script that all releases share. Returns its name. */
  readonly add = (script: string, app = 'customer'): Promise<string> =>
    this.addWith(
      app,
      { container: script },
      { [`${script}.js`]: script, 'common.js': 'common', 'common.js.br': 'small' },
    );

  /** Makes releases of `customer` live one after the other. Returns their names. */
  readonly releaseAll = async (...scripts: readonly string[]): Promise<string[]> => {
    const releases: string[] = [];
    for (const script of scripts) {
      const release = await this.add(script);
      await makeLive(this.store, ADA, { customer: release });
      releases.push(release);
    }
    return releases;
  };

  /** The registered state of an app. */
  readonly stateOf = async (app = 'customer') => (await this.store.registry.read())?.apps[app];

  /** The stored files of `customer`. */
  readonly files = async (): Promise<string[]> =>
    (await readdir(join(this.folder, 'dist/files/customer'))).toSorted();
}
