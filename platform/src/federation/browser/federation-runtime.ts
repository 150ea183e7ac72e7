import type { RegisteredApp } from '@metier/shared-kit/registry';
import { awaitPageScripts } from './await-page-scripts.ts';
import { federation } from './host.ts';
import { EARLY_ENTRY_MS } from './loading-timeouts.ts';
import { loadScript } from './load-script.ts';

/** The container that a remote's entry file assigns to its global. */
interface Container {
  readonly get: (module: string) => Promise<() => unknown>;
}

/**
 * Loads the module that a remote exposes, linked to the shared modules of the shell. Every attempt, counted from 0, uses
 * its own URL for the same files, because browsers queue a second request for a URL behind one that hangs. If one of the
 * page's own scripts hangs, the first attempt changes the URL, too.
 */
export async function loadContainer(
  { base, release, manifest }: RegisteredApp,
  attempt: number,
): Promise<unknown> {
  const pageScriptsEnded = await awaitPageScripts();
  const number = pageScriptsEnded ? attempt : attempt + 1;
  const address = number === 0 ? base : base.replace(/\/$/, `~${number}/`);
  installRuntime();
  forgetChunksOfOthers(manifest.container, release);
  await loadScript(address + manifest.entry);
  const container = Reflect.get(globalThis, manifest.container) as Container;
  const instantiate = await container.get('./manifest');
  return instantiate();
}

/** Loads a remote's entry into the browser's cache, without running it. Never rejects. */
export async function fetchEntry({ base, manifest }: RegisteredApp): Promise<void> {
  try {
    // Browsers queue the page's own request behind one that hangs.
    const signal = AbortSignal.timeout(EARLY_ENTRY_MS);
    const response = await fetch(base + manifest.entry, { priority: 'low', signal });
    // A browser may drop a response that nobody reads.
    await response.text();
  } catch {
    // Its page loads it again.
  }
}

/** Global name of the federation runtime for remotes: `EXTERNAL_RUNTIME` in platform/src/federation/build. */
function installRuntime(): void {
  if (!globalThis.metier)
    throw new Error('The page has no global `metier`: it was not served by the gateway.');
  globalThis.metier.federation = federation;
}

const loadedReleases = new Map<string, string>();

/**
 * Removes the loaded chunks of a remote's other release. Webpack keeps them in a global under the container's name, by
 * ids that both releases have, so the new release would run the old one's code.
 */
function forgetChunksOfOthers(container: string, release: string): void {
  const loaded = loadedReleases.get(container);
  if (loaded !== undefined && loaded !== release)
    Reflect.deleteProperty(globalThis, `webpackChunk${container}`);
  loadedReleases.set(container, release);
}
