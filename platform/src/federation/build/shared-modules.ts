/** Everything under these prefixes exists once in the page: React, and the kit by its doors. No library is shared whole. */
const REACT = ['react', 'react/', 'react-dom', 'react-dom/'];
const KIT_PREFIX = '@metier/shared-kit/';
const CONTRACT = '@metier/contract';

/** The door behind which a module of the kit stands, by the name it is imported by. Example: `forms/dialog`. */
export function doorOf(name: string): string | undefined {
  if (name === CONTRACT) return 'contract';
  return name.startsWith(KIT_PREFIX) ? name.slice(KIT_PREFIX.length) : undefined;
}

/** The name by which a door of the kit is imported: the other way round than `doorOf`. */
export const moduleOf = (door: string): string => (door === 'contract' ? CONTRACT : `${KIT_PREFIX}${door}`);

/** What of React the shell gives. A remote that takes another part does not build. */
export const REACT_GIVEN = ['react', 'react/jsx-runtime', 'react-dom'];

/** What a remote takes: not one byte of them goes into its own files. What the shell gives: platform/src/federation/browser/host.ts. */
export const CONSUMED_MODULES = Object.fromEntries(
  [...REACT, CONTRACT, KIT_PREFIX].map((key) => [
    key,
    // Whether a remote fits the shell is asked at its release, not in the browser.
    { singleton: true, requiredVersion: false, import: false } as const,
  ]),
);
