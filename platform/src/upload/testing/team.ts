import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteReleaseManifest } from '../../federation/build/manifest/release-manifest.ts';
import { contentDigest } from '../../integrity.ts';
import { FolderStore, ReleaseStore } from '../../releases/index.ts';

/** A file name with the digest of its content, as a build gives it. */
export const named = (name: string, content: string): string =>
  name.replace(/\.\w+$/, (ending) => `.${contentDigest(content)}${ending}`);

/** The entry of a release that contains this text. */
export const entryOf = (text: string): string => named(`${text}.js`, `"${text}"`);
/** What all releases share. */
export const SHARED = named('shared.js', '"shared"');
export const TEXTS = named('notes.json', '{}');

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
  entry: entryOf('notes'),
  routes: [
    {
      path: '/app/notes',
      roles: ['customer'],
      title: 'title',
      files: [entryOf('notes'), SHARED],
      doors: {},
      reads: [],
    },
  ],
  menu: [],
  widgets: {},
  locales: { en: TEXTS, de: TEXTS },
};

export async function newTeam(): Promise<Team> {
  const folder = await mkdtemp(join(tmpdir(), 'team-'));
  const store = new ReleaseStore(new FolderStore(join(folder, 'store')));
  return {
    store,
    folder: join(folder, 'store'),
    build: async (text, changes = {}) => {
      const build = await mkdtemp(join(folder, 'build-'));
      const manifest = { ...NOTES, entry: entryOf(text), ...changes };
      const routes = manifest.routes.map((route) => ({ ...route, files: [manifest.entry, SHARED] }));
      const files = {
        'manifest.json': JSON.stringify({ ...manifest, routes }),
        [manifest.entry]: `"${text}"`,
        [SHARED]: '"shared"',
        [TEXTS]: '{}',
      };
      for (const [file, content] of Object.entries(files)) await writeFile(join(build, file), content);
      return store.add('notes', build);
    },
    leave: () => rm(folder, { recursive: true }),
  };
}
