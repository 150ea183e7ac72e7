import { cp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  MANIFEST_FILE,
  type RemoteReleaseManifest,
  type ShellReleaseManifest,
} from '../../../build/manifest/release-manifest.ts';
import { type LiveReleases, ReleaseStore } from '../../../releases/index.ts';
import type { Monolith } from './build-monolith.ts';

const RELEASE = 'monolith';

type MonolithRelease = {
  readonly monolith: Monolith;
  /** The product that it stands beside: routes, menu and texts are the same. */
  readonly live: LiveReleases;
  readonly from: ReleaseStore;
};

/** Fills a folder with what the gateway needs to serve the monolith as it serves the federated product. */
export async function releaseMonolith(
  folder: string,
  { monolith, live, from }: MonolithRelease,
): Promise<ReleaseStore> {
  const store = new ReleaseStore(folder);
  const release = (app: string, origin: string, manifest: unknown, scripts?: string) =>
    store.add(app, RELEASE, async (target) => {
      await copyTexts(from.folderOf(app, origin), target);
      if (scripts) await cp(scripts, target, { recursive: true });
      await writeFile(join(target, MANIFEST_FILE), JSON.stringify(manifest));
    });
  await release('shell', live.shell.release, shellManifest(live.shell.manifest, monolith), monolith.folder);
  for (const { release: origin, manifest } of live.remotes)
    await release(manifest.app, origin, remoteManifest(manifest));
  for (const { manifest } of [live.shell, ...live.remotes]) await store.switchTo(manifest.app, RELEASE);
  return store;
}

async function copyTexts(from: string, to: string): Promise<void> {
  const texts = (await readdir(from)).filter(
    (file) => /\.json(\.\w+)?$/.test(file) && !file.startsWith(MANIFEST_FILE),
  );
  await Promise.all(texts.map((file) => cp(join(from, file), join(to, file))));
}

/** Every script is the shell's, so a page gets its own by a door that is named after it. */
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
