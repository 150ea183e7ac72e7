import type { Registry } from '@metier/shared-kit/registry';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { LiveRegistry } from './live-registry.ts';

const RegistryContext = createContext<LiveRegistry | undefined>(undefined);

/** Gives the live releases to everything below; a test gives its own. */
export const RegistryProvider = RegistryContext.Provider;

/** The releases that this tab works with, and what it knows of newer ones. */
export function useLiveRegistry(): LiveRegistry {
  const live = useContext(RegistryContext);
  if (!live) throw new Error('useLiveRegistry stands outside of RegistryProvider.');
  return live;
}

/** The releases that this tab works with, by which menu, routes and locale files are found. */
export function useRegistry(): Registry {
  const { subscribe, used } = useLiveRegistry();
  return useSyncExternalStore(subscribe, used);
}
