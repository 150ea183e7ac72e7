import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  MANIFEST_FILE,
  type ReleaseManifest,
  type RemoteReleaseManifest,
  type ShellReleaseManifest,
} from '../../../federation/build/manifest/release-manifest.ts';
import { FolderStore, type LiveReleases, makeLive, ReleaseStore } from '../../../releases/index.ts';
import type { Monolith } from './build-monolith.ts';

interface MonolithRelease {
  readonly monolith: Monolith;
  /** The federated product to compare with: same routes, menu and texts. */
  readonly live: LiveReleases;
  readonly from: ReleaseStore;
}

/** Writes the files for the gateway to serve the monolith like the federated product. */
export async function releaseMonolith(
  folder: string,
  { monolith, live, from }: MonolithRelease,
): Promise<ReleaseStore> {
  const store = new ReleaseStore(new FolderStore(folder));
  const releases: Record<string, string> = {};
  const release = async (app: string, manifest: ReleaseManifest, build: string) => {
    await copyTexts(from, app, manifest, build);
    await writeFile(join(build, MANIFEST_FILE), JSON.stringify(manifest));
    releases[app] = await store.add(app, build);
  };
  await release('shell', shellManifest(live.shell.manifest, monolith), monolith.folder);
  for (const { manifest } of live.remotes) {
    const build = join(`${folder}-builds`, manifest.app);
    await mkdir(build, { recursive: true });
    await release(manifest.app, remoteManifest(manifest), build);
  }
  // Together: the gate refuses a shell that links to pages which no app has.
  await makeLive(store, { by: 'bench', why: 'the monolith' }, releases);
  return store;
}

/** The texts of every language: of a remote, or of kit and shell. */
const textsOf = ({ locales }: ReleaseManifest): string[] =>
  Object.values<string | Readonly<Record<string, string>>>(locales).flatMap((file) =>
    typeof file === 'string' ? [file] : Object.values(file),
  );

async function copyTexts(
  from: ReleaseStore,
  app: string,
  manifest: ReleaseManifest,
  to: string,
): Promise<void> {
  const files = textsOf(manifest);
  for (const file of files.flatMap((name) => [name, `${name}.br`, `${name}.gz`])) {
    const content = await from.readFile(app, file);
    if (content) await writeFile(join(to, file), content);
  }
}

/** All scripts belong to the shell, so each page's scripts are listed as a door named after the page. */
const doorOf = (app: string, route: number) => `${app} ${route}`;

function shellManifest(manifest: ShellReleaseManifest, { entry, pages }: Monolith): ShellReleaseManifest {
  const doors = Object.entries(pages).flatMap(([app, routes]) =>
    routes.map(
      (files, route) => [doorOf(app, route), files.filter((file) => !entry.includes(file))] as const,
    ),
  );
  return { ...manifest, entry, doors: Object.fromEntries(doors) };
}

function remoteManifest(manifest: RemoteReleaseManifest): RemoteReleaseManifest {
  const routes = manifest.routes.map((route, index) => ({
    ...route,
    files: [],
    doors: { [doorOf(manifest.app, index)]: [] },
  }));
  return { ...manifest, container: manifest.app, routes };
}
