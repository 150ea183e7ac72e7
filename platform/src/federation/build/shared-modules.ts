/** Prefixes of shared singletons: React, and the kit's doors. Other libraries are shared only behind a door. */
const REACT = ['react', 'react/', 'react-dom', 'react-dom/'];
const KIT_PREFIX = '@metier/shared-kit/';
const CONTRACT = '@metier/contract';

/** The door behind which a module of the kit stands, by the name it is imported by. Example: `forms/dialog`. */
export function doorOf(name: string): string | undefined {
  if (name === CONTRACT) return 'contract';
  return name.startsWith(KIT_PREFIX) ? name.slice(KIT_PREFIX.length) : undefined;
}

/** Import specifier of a door of the kit; inverse of `doorOf`. */
export const moduleOf = (door: string): string => (door === 'contract' ? CONTRACT : `${KIT_PREFIX}${door}`);

/** Entry points of React that the shell shares. A remote that imports another one does not build. */
export const SHARED_REACT_ENTRIES = ['react', 'react/jsx-runtime', 'react/compiler-runtime', 'react-dom'];

/** Modules that a remote imports from the shell and never bundles; provided by platform/src/federation/browser/host.ts. */
export const CONSUMED_MODULES = Object.fromEntries(
  [...REACT, CONTRACT, KIT_PREFIX].map((key) => [
    key,
    // Compatibility is checked at the release, not in the browser.
    { singleton: true, requiredVersion: false, import: false } as const,
  ]),
);
