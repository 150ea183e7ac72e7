import type { GatewayConfig } from '@metier/api';
import { trustOption } from '@metier/api/platform';
import { type ApiTarget, ApiWatcher, createGateway, pageConfigOf } from '../federation/gateway/index.ts';
import { appsToBuild, differencesOf, type ReleaseStore, releaseTree, storeApp } from '../releases/index.ts';
import { authorOf } from './author.ts';
import { checkSource } from './check-source.ts';
import { CommandError } from './command.ts';
import type { Progress, Step } from './progress/index.ts';
import { areReleasesRemote, openReleases } from './releases.ts';
import { ROOT } from './root.ts';
import type { Shutdown } from './shutdown.ts';

/** Polling interval of a registry on another machine. */
const REMOTE_POLL_MS = 1000;

const buildOf = (app: string): string => `building ${app}`;

/** The steps of the first release of this tree; none if the store has releases. */
export async function firstReleaseSteps(): Promise<Step[]> {
  return (await isEmpty()) ? buildSteps() : [];
}

/** The steps of building the apps of this tree that the store lacks. */
export async function buildSteps(): Promise<Step[]> {
  return (await appsToBuild(ROOT, await openReleases())).map((app) => ({ name: buildOf(app.name) }));
}

/**
 * Builds, checks and stores the apps that the store lacks. Makes them live only in an empty store.
 *
 * @throws {GateError} if their source has faults
 */
export async function storeTree(progress: Progress): Promise<void> {
  const store = await openReleases();
  const missing = await appsToBuild(ROOT, store);
  const checked = checkSource(missing, { forceable: false });
  if (await isEmpty()) return releaseIfEmpty(progress, checked);
  for (const app of missing) {
    progress.begin(buildOf(app.name));
    await storeApp(ROOT, store, app, checked);
  }
  for (const difference of await differencesOf(ROOT, store)) progress.say(difference);
}

/**
 * Releases this tree if the store is empty; otherwise prints how the tree differs from what is live.
 *
 * @param checked the check of the source; left out by `npm start`, since it takes longer than the builds
 */
export async function releaseIfEmpty(
  progress: Progress,
  checked?: Promise<readonly string[]>,
): Promise<void> {
  const store = await openReleases();
  if (!(await isEmpty())) {
    for (const difference of await differencesOf(ROOT, store)) progress.say(difference);
    return;
  }
  const author = {
    ...(await authorOf({ why: 'first release' })),
    coded: { code: 'firstRelease', values: {} },
  } as const;
  await releaseTree(ROOT, store, author, {
    building: (app) => progress.begin(buildOf(app)),
    onlyIfEmpty: true,
    ...(checked && { checked }),
  });
}

const isEmpty = async () => (await openReleases()).registry.isEmpty();

/** Opens the gateway. */
export async function serve(
  api: ApiTarget,
  store: ReleaseStore,
  config: GatewayConfig,
  shutdown: Shutdown,
): Promise<void> {
  const gateway = await createGateway({
    ...pageConfigOf(config),
    store,
    api,
    pollIntervalMs: areReleasesRemote() ? REMOTE_POLL_MS : 0,
    watchCanaries: true,
    trustProxy: trustOption(config.trustProxy),
  });
  shutdown.defer(() => gateway.close());
  const { port, host } = config;
  await gateway.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new CommandError(`Port ${port} is taken. On another one: PORT=${port + 10} npm start`);
  });
  const watcher = new ApiWatcher({ store, api, report: (message) => console.error(message) });
  // A remote API may be slow to respond.
  void watcher.start();
  shutdown.defer(async () => watcher.stop());
}
