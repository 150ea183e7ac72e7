/**
 * Modules outside of a remote's folder whose values its manifest uses: `manifest.json` contains paths, roles and reads as
 * of its build. `platform/law/manifest-inputs.test.ts` checks that the list is complete.
 */
export const MANIFEST_INPUTS = [
  'shared-kit/contract/src/paths.ts',
  'shared-kit/contract/src/read.ts',
  'shared-kit/contract/src/roles.ts',
] as const;
