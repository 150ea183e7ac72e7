import type { ExternalItemFunctionData } from 'webpack';

/** How a remote is federated. Why each: docs/decisions/0003-federation-sharing.md. */
export const FEDERATION_OPTIONS = {
  // The other strategy loads every remote at the start, and waits for those that are down.
  shareStrategy: 'loaded-first',
  // Our own manifest says more, and the types come from the workspace.
  manifest: false,
  dts: false,
  dev: false,
  // Otherwise the plugin writes a file into node_modules at each build.
  virtualRuntimeEntry: true,
} as const;

/**
 * What the federation runtime, which the shell alone carries, leaves out: the code for Node, that for its own manifests,
 * and its loader of remotes. The plugin would set these constants by `experiments.optimization`.
 */
export const RUNTIME_CONSTANTS = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  FEDERATION_OPTIMIZE_NO_REMOTE: true,
};

/** Where the shell leaves its federation runtime for the remotes: shell/src/federation/host.ts. */
const SHARED_RUNTIME = 'var metier.federation';

/** A remote takes the federation runtime from the shell, so its entry holds little more than names of files. */
export const EXTERNAL_RUNTIME = async ({ request }: ExternalItemFunctionData) =>
  request?.includes('/@module-federation/webpack-bundler-runtime/') ? SHARED_RUNTIME : undefined;
