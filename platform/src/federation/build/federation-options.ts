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

/** Where the shell gives what the entries of remotes call of a federation runtime: platform/src/federation/browser/host.ts. */
const SHARED_RUNTIME = 'var metier.federation';

/** A remote carries no federation runtime, so its entry holds little more than names of files. */
export const EXTERNAL_RUNTIME = async ({ request }: ExternalItemFunctionData) =>
  request?.includes('/@module-federation/webpack-bundler-runtime/') ? SHARED_RUNTIME : undefined;
