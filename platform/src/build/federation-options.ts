import type { ExternalItemFunctionData } from 'webpack';

/** What the shell's and a remote's federation have in common. Why each: docs/decisions/0003-federation-sharing.md. */
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

/** What the federation runtime leaves out: the code for Node, that for its own manifests, and its loader of remotes. */
export const RUNTIME_WITHOUT = { target: 'web', disableSnapshot: true, disableRemote: true } as const;

/** Where the shell leaves its federation runtime for the remotes: shell/src/federation/share-runtime.ts. */
const SHARED_RUNTIME = 'global metierFederation';

/** A remote takes the federation runtime from the shell, so its entry holds little more than names of files. */
export const EXTERNAL_RUNTIME = async ({ request }: ExternalItemFunctionData) =>
  request?.includes('/@module-federation/webpack-bundler-runtime/') ? SHARED_RUNTIME : undefined;
