import type { RegisteredApp } from '@metier/shared-kit/registry';
import { awaitPageBundle } from './await-page-bundle.ts';
import { loadScript, PATIENCE_MS } from './load-script.ts';

/** For what the page asked for together with a bundle that hangs: it has had its time. */
const LAST_PATIENCE_MS = 2000;

const isPreloaded = (url: string) => document.querySelector(`link[rel=preload][href="${url}"]`) !== null;

/** What the entry file of a remote leaves under the container's name: webpack's protocol for what is shared and exposed. */
type Container = {
  readonly init: (shareScope: unknown) => Promise<void>;
  readonly get: (module: string) => Promise<() => unknown>;
};

/**
 * Loads the module that a remote exposes, linked to what the shell shares. The host, which links, comes in the page's
 * bundle: nobody needs it before. Every attempt, counted from 0, has its own address for the same files: a browser lets
 * a second request for a file wait for the first, which may hang.
 */
export async function loadContainer({ base, manifest }: RegisteredApp, attempt: number): Promise<unknown> {
  const address = attempt === 0 ? base : base.replace(/\/$/, `~${attempt}/`);
  const bundleEnded = await awaitPageBundle();
  const { shareScope } = await import('./host.ts');
  const entry = address + manifest.entry;
  const hangsToo = !bundleEnded && isPreloaded(entry);
  await loadScript(entry, hangsToo ? LAST_PATIENCE_MS : PATIENCE_MS);
  const container = Reflect.get(globalThis, manifest.container) as Container;
  await container.init(shareScope);
  const instantiate = await container.get('./manifest');
  return instantiate();
}
