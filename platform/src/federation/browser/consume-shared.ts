type Factory = (module: { exports: unknown }) => void;

/** The used part of the runtime of a remote's build. */
interface WebpackRequire {
  /** Modules by id. */
  readonly m: Record<string, Factory>;
  readonly consumesLoadingData: {
    readonly moduleIdToConsumeDataMapping: Readonly<Record<string, { readonly shareKey: string }>>;
  };
}

interface Consumption {
  readonly chunkId: string;
  /** The shared modules that each chunk imports. */
  readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
  /** State of each shared module: 0 if loaded, a promise while loading. */
  readonly installedModules: Record<string, Promise<void> | 0>;
  /** Promises that the chunk waits for. */
  readonly promises: Promise<unknown>[];
  readonly webpackRequire: WebpackRequire;
}

/** Loads a shared module by its name, such as `react` or `@metier/shared-kit/ui`. */
export type LoadShared = (name: string) => Promise<unknown>;

/**
 * Gives a chunk of a remote the shared modules that it imports. A module that failed to load is requested again with
 * the next chunk that needs it.
 */
export const consumeShared =
  (load: LoadShared) =>
  ({ chunkId, chunkMapping, installedModules, promises, webpackRequire }: Consumption): void => {
    const { moduleIdToConsumeDataMapping: shared } = webpackRequire.consumesLoadingData;
    const install = async (id: string) => {
      try {
        const loaded = await load(shared[id]?.shareKey ?? id);
        webpackRequire.m[id] = (module) => {
          module.exports = loaded;
        };
        installedModules[id] = 0;
      } catch (error) {
        delete installedModules[id];
        throw error;
      }
    };
    for (const id of chunkMapping[chunkId] ?? []) {
      const installed = (installedModules[id] ??= install(id));
      if (installed !== 0) promises.push(installed);
    }
  };
