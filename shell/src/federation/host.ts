import {
  createInstance,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
} from '@module-federation/enhanced/runtime';
import { attachShareScopeMap, bundlerRuntime, runtime } from '@module-federation/webpack-bundler-runtime';
import { version as reactVersion } from 'react';
import { DOORS } from './doors.ts';

type Load = () => Promise<unknown>;

const REACT: Readonly<Record<string, Load>> = {
  react: () => import(/* webpackMode: "eager" */ 'react'),
  'react/jsx-runtime': () => import(/* webpackMode: "eager" */ 'react/jsx-runtime'),
  'react-dom': () => import(/* webpackMode: "eager" */ 'react-dom'),
};

/** A version must be named where there is none; it is compared with nothing. */
const KIT_VERSION = '1.0.0';

/** `requiredVersion: false`: whether a remote fits the shell is asked at its release, not in the browser. */
const ONE_IN_THE_PAGE = { singleton: true, requiredVersion: false } as const;

/** Forgets a door that failed to load, so Retry asks anew. */
const patience: ModuleFederationRuntimePlugin = {
  name: 'patience',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) shared.loading = null;
    }
  },
};

const share = (load: Load, version: string) => ({
  version,
  shareConfig: ONE_IN_THE_PAGE,
  get: async () => {
    const module = await load();
    return () => module;
  },
});

/**
 * What remotes take instead of carrying a federation runtime of their own: their builds look for it under this name.
 * Why: docs/decisions/0003-federation-sharing.md.
 */
function shareRuntime(): void {
  if (!globalThis.metier)
    throw new Error('The page has no global `metier`: it was not served by the gateway.');
  globalThis.metier.federation = {
    // A remote that is tried again starts an instance anew; `init` would go on with that of the failed attempt.
    runtime: { ...runtime, init: runtime.createInstance },
    bundlerRuntime,
    attachShareScopeMap,
    bundlerRuntimeOptions: {},
  };
}

/** Makes the shell the host of the page: it gives React and the kit, by its doors, to the remotes, and takes nothing. */
function openHost() {
  registerGlobalPlugins([patience]);
  shareRuntime();
  const shared = Object.fromEntries([
    ...Object.entries(REACT).map(([name, load]) => [name, share(load, reactVersion)] as const),
    ...Object.entries(DOORS).map(
      ([door, load]) => [`@metier/shared-kit/${door}`, share(load, KIT_VERSION)] as const,
    ),
  ]);
  return createInstance({ name: 'metier_shell', remotes: [], shareStrategy: 'loaded-first', shared });
}

/** All that the shell gives, by name and version. */
export const shareScope = openHost().shareScopeMap['default'];
