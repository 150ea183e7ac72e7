import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** The part of webpack's federation that is the same code in every build. */
type FederationRuntime = {
  readonly runtime: { readonly createInstance: unknown };
  readonly bundlerRuntime: object;
  readonly attachShareScopeMap: unknown;
};

declare const __webpack_require__: { readonly federation: FederationRuntime };

/**
 * Leaves the shell's federation runtime where the builds of remotes look for it, under `metierFederation`: they carry
 * none of their own. Why: docs/decisions/0003-federation-sharing.md.
 */
export function shareRuntime(): void {
  const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
  const shared = {
    // A remote starts an instance for itself; `init` would look for one by the shell's own build.
    runtime: { ...runtime, init: runtime.createInstance },
    // The shell's own build leaves out what only a container needs.
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
    attachShareScopeMap,
    bundlerRuntimeOptions: {},
  };
  Object.assign(globalThis, { metierFederation: shared });
}
