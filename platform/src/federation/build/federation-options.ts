import type { ExternalItemFunctionData } from 'webpack';

/** Federation options of a remote; reasons: docs/decisions/0003-federation-sharing.md. */
export const FEDERATION_OPTIONS = {
  // The other strategy loads every remote at start and waits for those that are down.
  shareStrategy: 'loaded-first',
  // Our manifest has more data, and types come from the workspace.
  manifest: false,
  dts: false,
  dev: false,
  // Otherwise the plugin writes a file into node_modules at each build.
  virtualRuntimeEntry: true,
} as const;

/** Global of the shell's federation runtime: platform/src/federation/browser/host.ts. */
const SHARED_RUNTIME = 'var metier.federation';

/** Excludes the federation runtime from a remote's entry, which contains little more than file names. */
export const EXTERNAL_RUNTIME = async ({ request }: ExternalItemFunctionData) =>
  request?.includes('/@module-federation/webpack-bundler-runtime/') ? SHARED_RUNTIME : undefined;
