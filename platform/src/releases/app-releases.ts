import { abortCanary, promoteCanary, setCanary } from './canary.ts';
import type { Author, RegisteredApps, RegisteredCanary, RegistryDocument } from './registry/index.ts';
import type { ReleaseStore } from './release-store.ts';
import { rollBack, withdraw } from './switch-live.ts';
import { sweep } from './sweep.ts';

/** The registered releases of an app. */
export type Registered = RegisteredApps[string];

/** The registered releases of an app, and the change that made the live one live. */
export type AppState = Registered & {
  readonly since: Pick<RegistryDocument, 'at' | 'by' | 'why'>;
};

interface Force {
  readonly force?: boolean | undefined;
}

interface Share extends Force {
  /** By default the running canary. */
  readonly release?: string | undefined;
  readonly percent: number;
  readonly schedule?: RegisteredCanary['schedule'];
  readonly sourceFaults?: readonly string[] | undefined;
}

/**
 * The stored releases of one app, in a store or behind a gateway. Every change returns what is registered after it.
 *
 * @throws {ReleaseError} from every method; a refused change has no effect
 */
export interface AppReleases {
  /** Undefined if the app was never released. */
  state(): Promise<AppState | undefined>;
  /**
   * @param options.to by default the release before the live one
   * @param options.from changes nothing if another release is live
   */
  rollBack(
    author: Author,
    options: Force & { readonly to?: string | undefined; readonly from?: string | undefined },
  ): Promise<Registered>;
  withdraw(author: Author, options: Force): Promise<Registered>;
  setCanary(author: Author, share: Share): Promise<Registered>;
  /** @param options.release changes nothing if the canary is another one; also of `abort` */
  promote(author: Author, options: Force & { readonly release?: string | undefined }): Promise<Registered>;
  abort(author: Author, options: { readonly release?: string | undefined }): Promise<Registered>;
}

/** The state of an app in the newest of some states of the registry, newest first. */
export async function appStateOf(
  states: AsyncIterable<RegistryDocument | undefined> | Iterable<RegistryDocument>,
  app: string,
): Promise<AppState | undefined> {
  let newest: Registered | undefined;
  let since: RegistryDocument | undefined;
  for await (const state of states) {
    if (!state) continue;
    const registered = state.apps[app];
    newest ??= registered;
    if (!newest || registered?.live !== newest.live) break;
    since = state;
  }
  return newest && since && { ...newest, since: { at: since.at, by: since.by, why: since.why } };
}

/** The releases of an app in a store. */
export function releasesOf(store: ReleaseStore, app: string): AppReleases {
  const after = async (change: Promise<unknown>) => {
    await change;
    const registered = (await store.registry.read())?.apps[app];
    if (!registered) throw new Error(`The registry has lost ${app}.`);
    return registered;
  };
  return {
    state: () => appStateOf(store.registry.states(), app),
    rollBack: (author, options) => after(rollBack(store, author, app, options)),
    withdraw: (author, options) => after(withdraw(store, author, app, options)),
    setCanary: async (author, share) => {
      const registered = await after(setCanary(store, author, app, share));
      // A failed sweep is repeated after the next change.
      await sweep(store).catch(() => undefined);
      return registered;
    },
    promote: (author, options) => after(promoteCanary(store, author, app, options)),
    abort: (author, options) => after(abortCanary(store, author, app, options)),
  };
}
