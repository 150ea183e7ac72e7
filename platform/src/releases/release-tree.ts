import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type App, findApps } from './apps.ts';
import type { Author, RegisteredApps, RegisteredCanary } from './registry/index.ts';
import type { ReleaseStore } from './release-store.ts';
import { validateStoredManifest } from './stored-manifest.ts';
import { sourceHashOf } from './source-hash.ts';
import { makeLive } from './switch-live.ts';

/**
 * Stores the release of an app of a workspace; builds it unless the store has it.
 *
 * @param checked runs concurrently with the build; if it fails, nothing is stored
 */
export async function storeApp(
  root: string,
  store: ReleaseStore,
  app: App,
  checked?: Promise<unknown>,
): Promise<{ release: string; built: boolean }> {
  const source = sourceHashOf(root, app);
  const known = await store.releaseOf(app.name, source);
  if (known) return { release: known, built: false };
  const folder = await mkdtemp(join(tmpdir(), 'metier-build-'));
  try {
    // Loaded on demand: an unchanged tree must not wait for webpack.
    const { buildApp } = await import('../federation/build/build-app.ts');
    const building = buildApp(app.folder, folder);
    await Promise.allSettled([building]);
    // Awaited first: a fault of the source also fails the build, but is reported with file and line.
    await checked;
    await building;
    const release = await store.add(app.name, folder);
    validateStoredManifest(app.name, await store.manifestOf(app.name, release));
    await store.noteSource(app.name, source, release);
    return { release, built: true };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The apps whose current source has no release in the store. */
export async function appsToBuild(root: string, store: ReleaseStore): Promise<App[]> {
  const known = await Promise.all(
    findApps(root).map(async (app) =>
      (await store.releaseOf(app.name, sourceHashOf(root, app))) ? [] : [app],
    ),
  );
  return known.flat();
}

/** The apps, by default of all, whose live release differs from their current source. */
export async function appsNotLive(
  root: string,
  store: ReleaseStore,
  among: readonly App[] = findApps(root),
): Promise<App[]> {
  const { apps = {} } = (await store.registry.read()) ?? {};
  const differing = await Promise.all(
    among.map(async (app) => {
      const release = await store.releaseOf(app.name, sourceHashOf(root, app));
      return release && apps[app.name]?.live === release ? [] : [app];
    }),
  );
  return differing.flat();
}

interface TreeOptions {
  /** Called with each app before it is built. */
  readonly building?: (app: string) => void;
  /** Ignores faults of the gate. */
  readonly force?: boolean;
  /** A check of the source, concurrent with the builds: resolves with faults ignored by force, rejects without force. */
  readonly checked?: Promise<readonly string[]>;
  /** Switches nothing if another process has made a release meanwhile. */
  readonly onlyIfEmpty?: boolean;
}

/**
 * Makes the whole tree live: stores the release of every app, and switches those that are not live in one step. Apps that
 * were rolled back or withdrawn, or have a canary, stay so until they are released by name.
 *
 * @returns the apps that were switched
 * @throws {ReleaseError} if they do not fit together
 */
export async function releaseTree(
  root: string,
  store: ReleaseStore,
  author: Author,
  { building = () => {}, force, checked, onlyIfEmpty }: TreeOptions = {},
): Promise<string[]> {
  const missing = new Set((await appsToBuild(root, store)).map(({ name }) => name));
  const switched: Record<string, string> = {};
  const { apps = {} } = (await store.registry.read()) ?? {};
  for (const app of findApps(root)) {
    if (missing.has(app.name)) building(app.name);
    const { release } = await storeApp(root, store, app, checked);
    const { live = '', held = [], canary } = apps[app.name] ?? {};
    if (live !== null && !canary && !held.includes(release)) switched[app.name] = release;
  }
  const document = await makeLive(store, author, switched, {
    force,
    sourceFaults: await checked,
    onlyIfEmpty,
  });
  return [...(document?.change.apps ?? [])];
}

/** Differences between a workspace and what is live: a line for each app, with the command that releases it. */
export async function differencesOf(root: string, store: ReleaseStore): Promise<string[]> {
  const { apps = {} } = (await store.registry.read()) ?? {};
  const here = findApps(root);
  const lines = await Promise.all(here.map((app) => differenceOf(root, store, app, apps[app.name])));
  const gone = Object.keys(apps).filter((name) => apps[name]?.live && !here.some((app) => app.name === name));
  return [
    ...lines.flat(),
    ...gone.map(
      (name) => `${name} is live and has no folder here. To take it out: npm run withdraw -- remote-${name}`,
    ),
  ];
}

async function differenceOf(
  root: string,
  store: ReleaseStore,
  app: App,
  registered: RegisteredApps[string] | undefined,
): Promise<string[]> {
  const release = await store.releaseOf(app.name, sourceHashOf(root, app));
  if (registered && registered.live === release) return [];
  const command = `npm run release -- ${basename(app.folder)}`;
  if (!registered) return [`${app.name} was never released. To release it: ${command}`];
  if (registered.live === null) return [`${app.name} is withdrawn. To make it live again: ${command}`];
  if (release && registered.held.includes(release))
    return [
      `${app.name} stays at ${registered.live}: ${release}, as it is here, is held back. To make it live all the same: ${command}`,
    ];
  if (registered.canary) return [canaryDifference(app, release, registered.live, registered.canary)];
  return [`${app.name} is live at ${registered.live}, and is another one here. To release it: ${command}`];
}

function canaryDifference(
  { name, folder }: App,
  release: string | undefined,
  live: string,
  canary: RegisteredCanary,
): string {
  const shown = `${name} is live at ${live}, with the canary ${canary.release} for ${canary.percent} % of visitors`;
  if (release === canary.release)
    return `${shown}, as it is here. To make it live: npm run canary -- ${basename(folder)} --promote`;
  return `${shown}, and is another one here. To release it, which ends the canary: npm run release -- ${basename(folder)}`;
}
