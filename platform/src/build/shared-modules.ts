/** Everything under these prefixes exists once in the page: React, and the kit by its doors. No library is shared whole. */
const REACT = ['react', 'react/', 'react-dom', 'react-dom/'];
export const KIT_PREFIX = '@metier/shared-kit/';

/** `requiredVersion: false`: whether a remote fits the shell is asked at its release, not in the browser. */
const ONE_IN_THE_PAGE = { singleton: true, requiredVersion: false } as const;

/**
 * What the shell gives: all that stands under the prefixes, as far as it imports it. It gives without taking: its own
 * imports of these modules stay ordinary ones, so it starts in one go and its own build can see through them.
 */
export const PROVIDED_MODULES = Object.fromEntries([
  ...REACT.map((key) => [key, ONE_IN_THE_PAGE]),
  // A version must be named where there is no package of that name; it is compared with nothing.
  [KIT_PREFIX, { ...ONE_IN_THE_PAGE, version: '1.0.0' }],
]);

/** What a remote takes: not one byte of them goes into its own files. */
export const CONSUMED_MODULES = Object.fromEntries(
  [...REACT, KIT_PREFIX].map((key) => [key, { ...ONE_IN_THE_PAGE, import: false as const }]),
);
