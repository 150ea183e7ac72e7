import { isSending } from '@metier/shared-kit/http';
import { forgetTexts } from '@metier/shared-kit/i18n';
import { REGISTRY_URL, type RegisteredApp, type Registry } from '@metier/shared-kit/registry';
import { tolerantRegistry } from './tolerant-registry.ts';

/** Interval at which a visible tab polls the registry. */
const POLL_MS = 60_000;
/** Minimum time between polls when the tab becomes visible. */
const MIN_INTERVAL_MS = 5000;
const TIMEOUT_MS = 3000;
/** `sessionStorage` key of the releases for which this tab was reloaded automatically. */
const RELOADED = 'metier-reloaded-for';

/** Identifies the releases of a registry. */
const releasesIn = ({ shell, apps }: Registry): string =>
  [`shell ${shell.release}`, ...Object.entries(apps).map(([name, { release }]) => `${name} ${release}`)]
    .sort()
    .join();

async function fetchRegistry(): Promise<Registry> {
  // `no-cache` revalidates with the ETag.
  const response = await fetch(REGISTRY_URL, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${REGISTRY_URL} answered ${response.status}.`);
  return (await response.json()) as Registry;
}

/** The registry that this tab uses, and the newest one that it knows. */
export class LiveRegistry {
  #used: Registry;
  #newest: Registry;
  #refreshedAt = -Infinity;
  readonly #listeners = new Set<() => void>();
  /** Loads the page again, with the newest releases. */
  readonly reload: () => void;

  /** @param registry the one in the page */
  constructor(registry: Registry, reload = () => location.reload()) {
    this.reload = reload;
    this.#used = registry;
    this.#newest = registry;
  }

  /** The registry in use; the same object until it changes. */
  readonly used = (): Registry => this.#used;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** True if the last poll found other releases. */
  get isOutdated(): boolean {
    return releasesIn(this.#used) !== releasesIn(this.#newest);
  }

  /** Polls the gateway. Never rejects: without an answer the known state is kept. */
  async refresh(): Promise<void> {
    this.#refreshedAt = performance.now();
    try {
      this.#newest = tolerantRegistry(await fetchRegistry());
    } catch {
      // Offline, or the gateway is down: the next poll retries.
    }
  }

  /** Polls every minute while the tab is visible, and when it becomes visible; reloads when code fails. */
  watch(): void {
    if (globalThis.metier) globalThis.metier.codeFailed = () => void this.reloadIfOutdated();
    const refreshIfVisible = () => {
      const isSoon = performance.now() - this.#refreshedAt < MIN_INTERVAL_MS;
      if (document.visibilityState === 'visible' && !isSoon) void this.refresh();
    };
    setInterval(refreshIfVisible, POLL_MS);
    document.addEventListener('visibilitychange', refreshIfVisible);
  }

  /**
   * Switches to the newest releases of some apps without a reload; reloads if the shell has changed, because the apps'
   * releases may need it.
   *
   * @example await live.switchToNewest((name) => name === 'customer');
   */
  async switchToNewest(matches: (name: string, newest: RegisteredApp) => boolean): Promise<void> {
    await this.refresh();
    const newer = Object.entries(this.#newest.apps).filter(
      ([name, app]) => matches(name, app) && app.release !== this.#used.apps[name]?.release,
    );
    if (newer.length === 0) return;
    if (this.#newest.shell.release !== this.#used.shell.release) {
      if (!isSending()) this.reload();
      return;
    }
    for (const [name] of newer) forgetTexts(name);
    const down = this.#used.down?.filter((name) => !newer.some(([other]) => other === name));
    const apps = { ...this.#used.apps, ...Object.fromEntries(newer) };
    this.#used = { ...this.#used, apps, ...(down && { down }) };
    for (const listener of this.#listeners) listener();
  }

  /**
   * Reloads a failed page if newer releases are live, because its files may be gone. Only once for the same releases,
   * and not while a change or a file is being sent.
   */
  async reloadIfOutdated(): Promise<void> {
    await this.refresh();
    const newest = releasesIn(this.#newest);
    if (!this.isOutdated || isSending() || sessionStorage.getItem(RELOADED) === newest) return;
    sessionStorage.setItem(RELOADED, newest);
    this.reload();
  }
}
