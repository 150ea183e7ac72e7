import type { Registry } from '@metier/shared-kit/registry';
import { createContext, useContext } from 'react';

const RegistryContext = createContext<Registry | undefined>(undefined);

/** Gives the live releases to everything below; a test gives its own. */
export const RegistryProvider = RegistryContext.Provider;

/** The live releases, by which menu, routes and locale files are found. */
export function useRegistry(): Registry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('useRegistry stands outside of RegistryProvider.');
  return registry;
}
