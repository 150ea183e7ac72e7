import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteReleaseManifest } from '../../federation/build/manifest/release-manifest.ts';
import { FolderStore, ReleaseStore } from '../../releases/index.ts';

/** A team with its own remote and its own local store. */
export interface Team {
  readonly store: ReleaseStore;
  /** The folder of the store. */
  readonly folder: string;
  /** Stores a release whose entry contains the text; all releases share another script. Returns its name. */
  readonly build: (text: string, changes?: Partial<RemoteReleaseManifest>) => Promise<string>;
  readonly leave: () => Promise<void>;
}

/** The manifest of a build of `remote-notes`. */
export const NOTES: RemoteReleaseManifest = {
  app: 'notes',
  container: 'metier_notes',
  entry: 'entry.js',
  routes: [
    {
      path: '/app/notes',
      roles: ['customer'],
      title: 'title',
      files: ['entry.js', 'shared.js'],
      doors: {},
      reads: [],
    },
  ],
  menu: [],
  widgets: {},
  locales: { en: 'notes.en.json' },
};

export async function newTeam(): Promise<Team> {
  const folder = await mkdtemp(join(tmpdir(), 'team-'));
  const store = new ReleaseStore(new FolderStore(join(folder, 'store')));
  return {
    store,
    folder: join(folder, 'store'),
    build: async (text, changes = {}) => {
      const build = await mkdtemp(join(folder, 'build-'));
      const manifest = { ...NOTES, entry: `${text}.js`, ...changes };
      const named = manifest.routes.map((route) => ({ ...route, files: [manifest.entry, 'shared.js'] }));
      const files = {
        'manifest.json': JSON.stringify({ ...manifest, routes: named }),
        [manifest.entry]: `"${text}"`,
        'shared.js': '"shared"',
        'notes.en.json': '{}',
      };
      for (const [file, content] of Object.entries(files)) await writeFile(join(build, file), content);
      return store.add('notes', build);
    },
    leave: () => rm(folder, { recursive: true }),
  };
}
