import type { RegisteredApp } from '@metier/shared-kit/registry';
import { awaitPageScripts } from './await-page-scripts.ts';
import { loadScript } from './load-script.ts';

/** What the entry file of a remote leaves under the container's name. */
interface Container {
  readonly get: (module: string) => Promise<() => unknown>;
}

/**
 * Loads the module that a remote exposes, linked to what the shell shares. The host, which links, is a chunk of
 * its own: nobody needs it before. Every attempt, counted from 0, has its own address for the same files: a browser lets
 * a second request for a file wait for the first, which may hang. If one of the page's own scripts hangs, the first
 * attempt leaves the first address, too.
 */
export async function loadContainer(
  { base, release, manifest }: RegisteredApp,
  attempt: number,
): Promise<unknown> {
  const pageScriptsEnded = await awaitPageScripts();
  const number = pageScriptsEnded ? attempt : attempt + 1;
  const address = number === 0 ? base : base.replace(/\/$/, `~${number}/`);
  await giveRuntime();
  forgetChunksOfOthers(manifest.container, release);
  await loadScript(address + manifest.entry);
  const container = Reflect.get(globalThis, manifest.container) as Container;
  const instantiate = await container.get('./manifest');
  return instantiate();
}

/** Remotes look for the federation runtime under this name: `EXTERNAL_RUNTIME` in platform/src/federation/build. */
async function giveRuntime(): Promise<void> {
  const { federation } = await import('./host.ts');
  if (!globalThis.metier)
    throw new Error('The page has no global `metier`: it was not served by the gateway.');
  globalThis.metier.federation = federation;
}

const loadedReleases = new Map<string, string>();

/**
 * Lets a remote's release begin without the chunks of another one. Webpack keeps them in a global under the container's
 * name, by ids that both releases have, so the new one would run the old one's code.
 */
function forgetChunksOfOthers(container: string, release: string): void {
  const loaded = loadedReleases.get(container);
  if (loaded !== undefined && loaded !== release)
    Reflect.deleteProperty(globalThis, `webpackChunk${container}`);
  loadedReleases.set(container, release);
}
