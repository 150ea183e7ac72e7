import { trustOption, type TrustedProxies } from '@metier/api';
import {
  type ApiTarget,
  ApiWatcher,
  createGateway,
  type OverrideOptions,
} from '../federation/gateway/index.ts';
import { appsToBuild, differencesOf, type ReleaseStore, releaseTree, storeApp } from '../releases/index.ts';
import { authorOf } from './author.ts';
import { CommandError } from './command.ts';
import type { Progress, Step } from './progress/index.ts';
import { areReleasesRemote, openReleases } from './releases.ts';
import { ROOT } from './root.ts';
import type { Shutdown } from './shutdown.ts';

/** How often what is live is looked up on another machine. */
const REMOTE_LOOK_MS = 1000;

const buildOf = (app: string): string => `building ${app}`;

/** The steps of the first release of this tree: none where something was released before. */
export async function firstReleaseSteps(): Promise<Step[]> {
  return (await isEmpty()) ? buildSteps() : [];
}

/** The steps of building what the store lacks of this tree. */
export async function buildSteps(): Promise<Step[]> {
  return (await appsToBuild(ROOT, await openReleases())).map((app) => ({ name: buildOf(app.name) }));
}

/** Stores what the store lacks of this tree. It makes nothing live but the first releases of an empty store. */
export async function storeTree(progress: Progress): Promise<void> {
  if (await isEmpty()) return releaseFirst(progress);
  const store = await openReleases();
  for (const app of await appsToBuild(ROOT, store)) {
    progress.begin(buildOf(app.name));
    await storeApp(ROOT, store, app);
  }
  for (const difference of await differencesOf(ROOT, store)) progress.say(difference);
}

/**
 * Releases this tree into an empty store. Over a store that has releases it builds and switches nothing: it says how
 * the tree differs from what is live.
 */
export async function releaseFirst(progress: Progress): Promise<void> {
  const store = await openReleases();
  if (!(await isEmpty())) {
    for (const difference of await differencesOf(ROOT, store)) progress.say(difference);
    return;
  }
  const author = await authorOf({ why: 'first release' });
  await releaseTree(ROOT, store, author, {
    building: (app) => progress.begin(buildOf(app)),
    first: true,
  });
}

const isEmpty = async () => (await openReleases()).registry.isEmpty();

/** Where the product's one address is, and what its pages need to know. */
interface Place {
  readonly store: ReleaseStore;
  readonly port: number;
  readonly host: string;
  readonly demo: boolean;
  readonly stripe: boolean;
  readonly origin: string;
  readonly trustProxy: TrustedProxies;
  readonly overrides: OverrideOptions;
}

/** Opens the product's one address. */
export async function serve(
  api: ApiTarget,
  { port, host, trustProxy, ...options }: Place,
  shutdown: Shutdown,
): Promise<void> {
  const gateway = await createGateway({
    lookEveryMs: areReleasesRemote() ? REMOTE_LOOK_MS : 0,
    api,
    watchCanaries: true,
    trustProxy: trustOption(trustProxy),
    ...options,
  });
  shutdown.defer(() => gateway.close());
  await gateway.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new CommandError(`Port ${port} is taken. On another one: PORT=${port + 10} npm start`);
  });
  const watcher = new ApiWatcher({ store: options.store, api, report: (message) => console.error(message) });
  // An API elsewhere may be slow to answer.
  void watcher.start();
  shutdown.defer(async () => watcher.stop());
}
