/** Everything under these prefixes exists once in the page: React, and the kit by its doors. No library is shared whole. */
const REACT = ['react', 'react/', 'react-dom', 'react-dom/'];
export const KIT_PREFIX = '@metier/shared-kit/';

/** What of React the shell gives. A remote that takes another part does not build. */
export const REACT_GIVEN = ['react', 'react/jsx-runtime', 'react-dom'];

/** What a remote takes: not one byte of them goes into its own files. What the shell gives: platform/src/federation/browser/host.ts. */
export const CONSUMED_MODULES = Object.fromEntries(
  [...REACT, KIT_PREFIX].map((key) => [
    key,
    // Whether a remote fits the shell is asked at its release, not in the browser.
    { singleton: true, requiredVersion: false, import: false } as const,
  ]),
);
