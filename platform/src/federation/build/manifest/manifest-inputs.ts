/**
 * What remotes' manifests take values from, beside their own folder: addresses, roles and reads stand in `manifest.json` as
 * they were when it was built. `platform/law/manifest-inputs.test.ts` sees to it that this is all.
 */
export const MANIFEST_INPUTS = [
  'shared-kit/contract/src/paths.ts',
  'shared-kit/contract/src/read.ts',
  'shared-kit/contract/src/roles.ts',
] as const;
