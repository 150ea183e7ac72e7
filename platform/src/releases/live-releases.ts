import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegisteredApp, Registry } from '@metier/shared-kit/registry';
import { MANIFEST_FILE, type RemoteReleaseManifest, type ShellReleaseManifest } from '../build/manifest/release-manifest.ts';
import { ReleaseError, type ReleaseStore } from './release-store.ts';

export type Live<Manifest> = { readonly release: string; readonly base: string; readonly manifest: Manifest };

/** The manifests of all that is served now. */
export type LiveReleases = {
  readonly shell: Live<ShellReleaseManifest>;
  readonly remotes: readonly Live<RemoteReleaseManifest>[];
};

/** Under which the gateway serves the store. */
export const RELEASES_URL = '/releases/';

/**
 * Reads what is live, cheaply enough to do it for every page that is asked for: a switch needs no restart. A manifest
 * is read once, so a remote whose files are lost keeps its place in the menu, and says so when it is opened.
 */
export class LiveReleaseReader {
  readonly #store: ReleaseStore;
  readonly #manifests = new Map<string, unknown>();

  constructor(store: ReleaseStore) {
    this.#store = store;
  }

  /** Throws `ReleaseError` if there is no shell to serve. */
  async read(): Promise<LiveReleases> {
    const apps = await this.#store.apps();
    const remotes = await Promise.all(
      apps.filter((app) => app !== 'shell').map((app) => this.#live<RemoteReleaseManifest>(app)),
    );
    const shell = await this.#live<ShellReleaseManifest>('shell');
    if (!shell) throw new ReleaseError('The shell has no live release: `npm run build` makes one.');
    return { shell, remotes: remotes.filter((remote) => remote !== undefined) };
  }

  async #live<Manifest>(app: string): Promise<Live<Manifest> | undefined> {
    const [release] = await this.#store.history(app);
    const manifest = release && (await this.#manifest(app, release));
    return manifest ? { release, base: `${RELEASES_URL}${app}/${release}/`, manifest: manifest as Manifest } : undefined;
  }

  async #manifest(app: string, release: string): Promise<unknown> {
    const key = `${app}/${release}`;
    if (!this.#manifests.has(key)) {
      const text = await readFile(join(this.#store.folderOf(app, release), MANIFEST_FILE), 'utf8').catch(() => undefined);
      if (text === undefined) return undefined;
      this.#manifests.set(key, JSON.parse(text));
    }
    return this.#manifests.get(key);
  }
}

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
