import type { Registry } from '@metier/shared-kit/registry';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { LiveRegistry } from './live-registry.ts';

const RegistryContext = createContext<LiveRegistry | undefined>(undefined);

/** Context of the live registry; tests provide their own. */
export const RegistryProvider = RegistryContext.Provider;

/** The registry that this tab uses, and the newest one that it knows. */
export function useLiveRegistry(): LiveRegistry {
  const live = useContext(RegistryContext);
  if (!live) throw new Error('useLiveRegistry is used outside of RegistryProvider.');
  return live;
}

/** The registry in use, which defines menu, routes and locale files. */
export function useRegistry(): Registry {
  const { subscribe, used } = useLiveRegistry();
  return useSyncExternalStore(subscribe, used);
}
