import { forgetTexts } from '@metier/shared-kit/i18n';
import { REGISTRY_URL, type Registry } from '@metier/shared-kit/registry';
import { tolerantRegistry } from './tolerant-registry.ts';

/** How often a visible tab looks for newer releases. */
const LOOK_MS = 60_000;
/** Looks because the tab became visible are at least this far apart. */
const LOOK_AGAIN_MS = 5000;
const TIMEOUT_MS = 3000;
/** Under which this tab's storage keeps the releases for which it was reloaded by itself. */
const RELOADED = 'metier-reloaded-for';

/** Names the releases of a registry. */
const releasesIn = ({ shell, apps }: Registry): string =>
  [`shell ${shell.release}`, ...Object.entries(apps).map(([name, { release }]) => `${name} ${release}`)]
    .sort()
    .join();

async function fetchRegistry(): Promise<Registry> {
  // With ETag: the browser asks whether what it has is still the newest.
  const response = await fetch(REGISTRY_URL, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${REGISTRY_URL} answered ${response.status}.`);
  return (await response.json()) as Registry;
}

/** The releases that this tab works with, and what it knows of newer ones. */
export class LiveRegistry {
  #used: Registry;
  #newest: Registry;
  #lookedAt = -Infinity;
  readonly #listeners = new Set<() => void>();
  readonly #reload: () => void;

  /** @param registry the one that the page carries */
  constructor(registry: Registry, reload = () => location.reload()) {
    this.#reload = reload;
    this.#used = registry;
    this.#newest = registry;
  }

  /** What the tab works with; the same object until it changes. */
  readonly used = (): Registry => this.#used;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** True if newer releases are live, as far as the last look knows. */
  get isOutdated(): boolean {
    return releasesIn(this.#used) !== releasesIn(this.#newest);
  }

  /** Asks the gateway what is live. Never rejects: without an answer the tab goes on with what it knows. */
  async look(): Promise<void> {
    this.#lookedAt = performance.now();
    try {
      this.#newest = tolerantRegistry(await fetchRegistry());
    } catch {
      // Offline, or a gateway that is down: the next look may know more.
    }
  }

  /** Looks every minute while the tab is visible, and when it becomes visible. */
  watch(): void {
    const lookIfVisible = () => {
      const isSoon = performance.now() - this.#lookedAt < LOOK_AGAIN_MS;
      if (document.visibilityState === 'visible' && !isSoon) void this.look();
    };
    setInterval(lookIfVisible, LOOK_MS);
    document.addEventListener('visibilitychange', lookIfVisible);
  }

  /**
   * Works with the newest release of one app from now on, without a reload; with a reload if the shell is another, for
   * which the app's release may have been made.
   */
  async takeNewest(app: string): Promise<void> {
    await this.look();
    const newest = this.#newest.apps[app];
    if (!newest || newest.release === this.#used.apps[app]?.release) return;
    if (this.#newest.shell.release !== this.#used.shell.release) return this.#reload();
    forgetTexts(app);
    this.#used = { ...this.#used, apps: { ...this.#used.apps, [app]: newest } };
    for (const listener of this.#listeners) listener();
  }

  /** Reloads a page that failed while newer releases are live: its files may be gone. Once for these releases, so never in a loop. */
  async reloadIfOutdated(): Promise<void> {
    await this.look();
    const newest = releasesIn(this.#newest);
    if (!this.isOutdated || sessionStorage.getItem(RELOADED) === newest) return;
    sessionStorage.setItem(RELOADED, newest);
    this.#reload();
  }
}
