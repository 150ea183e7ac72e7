import type { RegisteredApp } from '@metier/shared-kit/registry';
import {
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
} from '@module-federation/enhanced/runtime';
import { awaitPageBundle } from './await-page-bundle.ts';
import { loadScript } from './load-script.ts';
import { shareRuntime } from './share-runtime.ts';

/** What the entry file of a remote leaves under the container's name: webpack's protocol for what is shared and exposed. */
type Container = {
  readonly init: (shareScope: unknown) => Promise<void>;
  readonly get: (module: string) => Promise<() => unknown>;
};

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { readonly default: unknown };

/** Forgets a door that failed to load, so Retry asks anew. */
const patience: ModuleFederationRuntimePlugin = {
  name: 'patience',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) shared.loading = null;
    }
  },
};

/** Makes the page ready to load remotes; once, before anything is drawn. */
export function startFederation(): void {
  shareRuntime();
  registerGlobalPlugins([patience]);
}

/**
 * Loads the module that a remote exposes, linked to what the shell shares. Every attempt, counted from 0, has its own
 * address for the same files: a browser lets a second request for a file wait for the first, which may hang.
 */
export async function loadContainer({ base, manifest }: RegisteredApp, attempt: number): Promise<unknown> {
  const address = attempt === 0 ? base : base.replace(/\/$/, `~${attempt}/`);
  await Promise.all([
    loadScript(address + manifest.entry),
    awaitPageBundle(),
    __webpack_init_sharing__('default'),
  ]);
  const container = Reflect.get(globalThis, manifest.container) as Container;
  await container.init(__webpack_share_scopes__.default);
  const instantiate = await container.get('./manifest');
  return instantiate();
}
