import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegisteredApp, Registry } from '@metier/shared-kit/registry';
import {
  MANIFEST_FILE,
  type RemoteReleaseManifest,
  type ShellReleaseManifest,
} from '../build/manifest/release-manifest.ts';
import { ReleaseError, type ReleaseStore } from './release-store.ts';

export type Live<Manifest> = { readonly release: string; readonly base: string; readonly manifest: Manifest };

/** The manifests of all that is served now. */
export type LiveReleases = {
  readonly shell: Live<ShellReleaseManifest>;
  readonly remotes: readonly Live<RemoteReleaseManifest>[];
};

type AnyManifest = RemoteReleaseManifest | ShellReleaseManifest;

/** Under which the gateway serves the store. */
export const RELEASES_URL = '/releases/';

/**
 * Reads what is live, cheaply enough to do it for every page that is asked for: a switch needs no restart. What was
 * read once is remembered, so a remote whose files or folder are lost keeps its place in the menu, and says so when
 * it is opened.
 */
export class LiveReleaseReader {
  readonly #store: ReleaseStore;
  readonly #known = new Map<string, Live<AnyManifest>>();

  constructor(store: ReleaseStore) {
    this.#store = store;
  }

  /** Throws `ReleaseError` if there is no shell to serve. */
  async read(): Promise<LiveReleases> {
    const apps = new Set([...(await this.#store.apps()), ...this.#known.keys()]);
    const lives = await Promise.all([...apps].map((app) => this.#live(app)));
    const shell = lives.find(isShell);
    if (!shell) throw new ReleaseError('The shell has no live release: `npm run build` makes one.');
    return { shell, remotes: lives.filter(isRemote) };
  }

  async #live(app: string): Promise<Live<AnyManifest> | undefined> {
    if (this.#store.isRemoved(app)) this.#known.delete(app);
    const known = this.#known.get(app);
    const [release] = await this.#store.history(app);
    if (release === undefined || release === known?.release) return known;
    const live = await readRelease(this.#store, app, release);
    if (!live) return known;
    this.#known.set(app, live);
    return live;
  }
}

/** What a release in the store says of itself, live or not; undefined if it is not there. */
export async function readRelease(
  store: ReleaseStore,
  app: string,
  release: string,
): Promise<Live<AnyManifest> | undefined> {
  const text = await readFile(join(store.folderOf(app, release), MANIFEST_FILE), 'utf8').catch(
    () => undefined,
  );
  if (text === undefined) return undefined;
  const manifest = JSON.parse(text) as AnyManifest;
  // A folder may also be somebody's copy of another app's.
  if (manifest.app !== app) return undefined;
  return { release, base: `${RELEASES_URL}${app}/${release}/`, manifest };
}

export const isShell = (live: Live<AnyManifest> | undefined): live is Live<ShellReleaseManifest> =>
  live?.manifest.app === 'shell';

export const isRemote = (live: Live<AnyManifest> | undefined): live is Live<RemoteReleaseManifest> =>
  live !== undefined && !isShell(live);

/** The registry that goes into the page: the manifests without what only the gateway needs. */
export function registryOf({ shell, remotes }: LiveReleases): Registry {
  return {
    apps: Object.fromEntries(remotes.map((remote) => [remote.manifest.app, registered(remote)])),
    shell: { release: shell.release, base: shell.base, locales: shell.manifest.locales },
  };
}

function registered({ release, base, manifest }: Live<RemoteReleaseManifest>): RegisteredApp {
  const { container, entry, routes, menu, widgets, locales } = manifest;
  return {
    release,
    base,
    manifest: {
      container,
      entry,
      routes: routes.map(({ path, roles, title }) => ({ path, roles, title })),
      menu,
      widgets: Object.keys(widgets),
      locales,
    },
  };
}
