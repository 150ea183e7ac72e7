import type { RegisteredApp, Registry } from '@metier/shared-kit/registry';
import type {
  RemoteReleaseManifest,
  ShellReleaseManifest,
} from '../federation/build/manifest/release-manifest.ts';
import type { RegisteredApps } from './registry/index.ts';
import { ReleaseError } from './release-error.ts';
import type { ReleaseStore } from './release-store.ts';
import { isRemoteManifest, isShellManifest, type StoredManifest } from './stored-manifest.ts';

export interface Live<Manifest> {
  readonly release: string;
  readonly base: string;
  readonly manifest: Manifest;
}

/** Manifests of the served releases. */
export interface LiveReleases {
  readonly shell: Live<ShellReleaseManifest>;
  readonly remotes: readonly Live<RemoteReleaseManifest>[];
  /** Live apps of which no manifest can be read. */
  readonly down?: readonly string[];
}

/** A release that a share of visitors gets in place of the live one of its app. */
export interface Canary {
  readonly app: string;
  /** Of all visitors. */
  readonly percent: number;
  readonly release: Live<StoredManifest>;
}

/** The live releases and the canaries, from which the gateway chooses for each visitor. */
export type ServedReleases = LiveReleases & { readonly canaries: readonly Canary[] };

/** Path prefix of the files of releases. */
export const RELEASES_URL = '/releases/';

/** Delay until a damaged manifest is read again. */
const RETRY_MS = 10_000;

/** Receives messages for the operator. */
type Report = (message: string) => void;

interface ReaderOptions {
  readonly report?: Report;
  /** Interval of background reads; by default the registry is read for each call. */
  readonly pollIntervalMs?: number;
}

/** What was live at one moment. */
interface Snapshot {
  /** Of the registry's document. */
  readonly number: number;
  /** Time to read its manifests again, in milliseconds since 1970. */
  readonly until: number;
  readonly nextPollAt: number;
  readonly releases: ServedReleases;
}

/**
 * Reads the live releases, cheaply enough for every page request, so that a switch needs no restart. An app whose
 * manifest is lost or damaged stays at its last readable release; such a canary is not served. Both are reported once.
 */
export class LiveReleaseReader {
  readonly #store: ReleaseStore;
  readonly #report: Report;
  readonly #pollIntervalMs: number;
  readonly #known = new Map<string, Live<StoredManifest>>();
  readonly #reported = new Set<string>();
  #last: Snapshot | undefined;

  constructor(store: ReleaseStore, { report = () => {}, pollIntervalMs = 0 }: ReaderOptions = {}) {
    this.#store = store;
    this.#report = report;
    this.#pollIntervalMs = pollIntervalMs;
  }

  /**
   * The live releases; those of the last read while the store does not answer.
   *
   * @throws {ReleaseError} if there is no shell to serve
   */
  async read(): Promise<ServedReleases> {
    if (!this.#last || this.#pollIntervalMs === 0) return this.#refresh();
    // Requests do not wait for a store on another machine.
    if (Date.now() >= this.#last.nextPollAt) void this.#refresh();
    return this.#last.releases;
  }

  async #refresh(): Promise<ServedReleases> {
    if (this.#last) this.#last = { ...this.#last, nextPollAt: Date.now() + this.#pollIntervalMs };
    try {
      this.#last = { ...(await this.#readSnapshot()), nextPollAt: Date.now() + this.#pollIntervalMs };
    } catch (error) {
      if (!this.#last) throw error;
      this.#reportOnce(`The releases cannot be read; those of the last read are served: ${String(error)}`);
    }
    return this.#last.releases;
  }

  async #readSnapshot(): Promise<Omit<Snapshot, 'nextPollAt'>> {
    const { number = 0, apps = {} } = (await this.#store.registry.read()) ?? {};
    if (this.#last?.number === number && Date.now() < this.#last.until) return this.#last;
    let isWhole = true;
    const down: string[] = [];
    const lives = await Promise.all(
      Object.entries(apps).map(async ([app, { live }]) => {
        if (live === null) return undefined;
        const good = await this.#read(app, live);
        if (good) return good;
        isWhole = false;
        const earlier = await this.#lastGood(app, live);
        if (!earlier) down.push(app);
        return earlier;
      }),
    );
    const canaries = await this.#readCanaries(apps);
    if (canaries.includes(undefined)) isWhole = false;
    const shell = lives.find(isShell);
    if (!shell)
      throw new ReleaseError('The shell has no live release: `npm run release -- shell` makes one.');
    const releases = {
      shell,
      remotes: lives.filter(isRemote),
      ...(down.length > 0 && { down }),
      canaries: canaries.filter((canary) => canary !== undefined),
    };
    return { number, releases, until: isWhole ? Infinity : Date.now() + RETRY_MS };
  }

  /** Undefined for a canary whose manifest cannot be read. */
  #readCanaries(apps: RegisteredApps): Promise<(Canary | undefined)[]> {
    const named = Object.entries(apps).flatMap(([app, { canary }]) => (canary ? [{ app, canary }] : []));
    return Promise.all(
      named.map(async ({ app, canary: { release: name, percent } }) => {
        const release = await this.#read(app, name);
        if (release) return { app, percent, release };
        this.#reportOnce(`The manifest of the canary ${app} ${name} is lost or damaged: nobody gets it.`);
        return undefined;
      }),
    );
  }

  async #read(app: string, release: string): Promise<Live<StoredManifest> | undefined> {
    const key = `${app}/${release}`;
    const live = this.#known.get(key) ?? (await readRelease(this.#store, app, release));
    if (live) this.#known.set(key, live);
    return live;
  }

  /** The newest release before a damaged one that can be read. */
  async #lastGood(app: string, damaged: string): Promise<Live<StoredManifest> | undefined> {
    const looked = new Set([damaged]);
    for await (const state of this.#store.registry.states()) {
      const release = state?.apps[app]?.live;
      if (!release || looked.has(release)) continue;
      looked.add(release);
      const live = await this.#read(app, release);
      if (!live) continue;
      this.#reportOnce(`The manifest of ${app} ${damaged} is lost or damaged: ${release} is served instead.`);
      return live;
    }
    this.#reportOnce(`The manifest of ${app} ${damaged} is lost or damaged, and no earlier one can be read.`);
    return undefined;
  }

  #reportOnce(message: string): void {
    if (this.#reported.has(message)) return;
    this.#reported.add(message);
    this.#report(message);
  }
}

/** A release in the store, live or not; undefined if missing or damaged. */
export async function readRelease(
  store: ReleaseStore,
  app: string,
  release: string,
): Promise<Live<StoredManifest> | undefined> {
  const manifest = await store.manifestOf(app, release);
  return manifest && { release, base: `${RELEASES_URL}${app}/`, manifest };
}

export const isShell = (
  live: Live<StoredManifest> | undefined,
): live is Live<StoredManifest & ShellReleaseManifest> => isShellManifest(live?.manifest);

export const isRemote = (
  live: Live<StoredManifest> | undefined,
): live is Live<StoredManifest & RemoteReleaseManifest> => isRemoteManifest(live?.manifest);

/** The registry in the page: the manifests without data for the gateway. */
export function registryOf({ shell, remotes, down }: LiveReleases): Registry {
  return {
    apps: Object.fromEntries(remotes.map((remote) => [remote.manifest.app, registeredApp(remote)])),
    ...(down && { down }),
    shell: { release: shell.release, base: shell.base, locales: shell.manifest.locales },
  };
}

/** A remote's entry in the registry of a page. */
export function registeredApp({ release, base, manifest }: Live<RemoteReleaseManifest>): RegisteredApp {
  const { container, entry, routes, menu, widgets, locales } = manifest;
  return {
    release,
    base,
    manifest: {
      container,
      entry,
      routes: routes.map(({ path, roles, title, widgets: shown }) => ({
        path,
        roles,
        title,
        ...(shown && { widgets: shown }),
      })),
      menu,
      widgets: Object.keys(widgets),
      locales,
    },
  };
}
