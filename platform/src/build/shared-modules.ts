type Share = {
  readonly singleton: true;
  readonly requiredVersion: false;
  readonly import?: false;
  readonly version?: string;
};
export type SharedModules = Readonly<Record<string, Share>>;

/** Everything under these prefixes exists once in the page: React, and the kit by its doors. No library is shared whole. */
const REACT = ['react', 'react/', 'react-dom', 'react-dom/'];
export const KIT_PREFIX = '@metier/shared-kit/';

/** `requiredVersion: false`: whether a remote fits the shell is asked at its release, not in the browser. */
const ONE_IN_THE_PAGE = { singleton: true, requiredVersion: false } as const;

/** The shell gives: it bundles what stands under the prefixes, as far as it imports it. */
export function providedModules(kitVersion: string): SharedModules {
  const react = REACT.map((key) => [key, ONE_IN_THE_PAGE]);
  return Object.fromEntries([...react, [KIT_PREFIX, { ...ONE_IN_THE_PAGE, version: kitVersion }]]);
}

/** A remote takes: not one byte of them goes into its own files. */
export function consumedModules(): SharedModules {
  return Object.fromEntries([...REACT, KIT_PREFIX].map((key) => [key, { ...ONE_IN_THE_PAGE, import: false }]));
}
