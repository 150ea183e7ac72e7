import type { Fault } from './faults.ts';
import { passGate, type GateOptions } from './pass-gate.ts';
import type { Author, RegisteredApps, RegistryDocument } from './registry/index.ts';
import { ReleaseError } from './release-error.ts';
import type { GateStore, ReleaseStore } from './release-store.ts';

/** The last release that was live and is still stored, except some; undefined if there is none. */
async function lastOf(
  store: ReleaseStore,
  app: string,
  without: readonly string[],
): Promise<string | undefined> {
  const looked = new Set(without);
  for await (const state of store.registry.states()) {
    const release = state?.apps[app]?.live;
    if (!release || looked.has(release)) continue;
    looked.add(release);
    if (await store.isWhole(app, release)) return release;
  }
  return undefined;
}

/**
 * The release that a rollback without a name makes live: the last one that was live, is neither held back nor the canary,
 * and is still stored. Undefined if there is none.
 */
export const rollbackTarget = (
  store: ReleaseStore,
  app: string,
  { live, held, canary }: RegisteredApps[string],
): Promise<string | undefined> =>
  lastOf(store, app, [...(live ? [live] : []), ...(canary ? [canary.release] : []), ...held]);

/** Checks a release that is about to be registered, and protects it from sweeps. Throws `ReleaseError`. */
export async function protectStoredRelease(store: ReleaseStore, app: string, release: string): Promise<void> {
  await store.protect(app, release);
  if (await store.isWhole(app, release)) return;
  if (await store.manifestOf(app, release))
    throw new ReleaseError(`${app} ${release} has lost some of its files: release it from its source.`);
  throw new ReleaseError(`${app} has no release ${release}. Those that were live: npm run history -- ${app}`);
}

/**
 * Makes stored releases live, all of them in one step, for every page that is loaded from now on. They are no longer
 * held back. A canary of these apps ends without being held back, because no fault was found.
 *
 * @param onlyIfEmpty switches nothing if something was released before
 * @returns what was written; undefined if nothing was switched
 * @throws {ReleaseError} if one of them is not stored, or does not fit what is live beside it
 */
export async function makeLive(
  store: ReleaseStore,
  author: Author,
  releases: Readonly<Record<string, string>>,
  { force, sourceFaults, onlyIfEmpty }: GateOptions & { readonly onlyIfEmpty?: boolean | undefined } = {},
): Promise<RegistryDocument | undefined> {
  return store.registry.change(author, async (before) => {
    if (onlyIfEmpty && Object.keys(before).length > 0) return undefined;
    const switched = Object.entries(releases).filter(([app, release]) => before[app]?.live !== release);
    if (switched.length === 0) return undefined;
    for (const [app, release] of switched) await protectStoredRelease(store, app, release);
    const changed = switched.map(([app, live]) => {
      const held = (before[app]?.held ?? []).filter((release) => release !== live);
      return [app, { live, held }] as const;
    });
    const apps = { ...before, ...Object.fromEntries(changed) };
    const forced = await passGate(store, { before, after: apps, force, sourceFaults });
    return { action: 'release', apps, forced, force };
  });
}

/**
 * Makes an earlier release live again. The current one is held back, and so is a canary, which is based on it.
 *
 * @param to its name; by default the one that was live before and is not held back
 * @param from changes nothing if another release is live meanwhile
 * @returns the name of the release that is live now
 * @throws {ReleaseError} if there is none to go back to, or it does not fit the other live releases
 */
export async function rollBack(
  store: ReleaseStore,
  author: Author,
  app: string,
  {
    to,
    from,
    force,
  }: GateOptions & { readonly to?: string | undefined; readonly from?: string | undefined } = {},
): Promise<string> {
  const document = await store.registry.change(author, async (before) => {
    const registered = liveIn(before, app);
    const { live } = registered;
    if (from !== undefined && live !== from) throw new ReleaseError(`${app} ${from} is no longer live.`);
    const release = to ?? (await rollbackTarget(store, app, registered));
    if (!release) throw new ReleaseError(`${app} has no earlier release to go back to.`);
    if (release === live) throw new ReleaseError(`${app} ${release} is live already.`);
    await protectStoredRelease(store, app, release);
    const apps = rolledBack(before, app, release);
    return { action: 'rollback', apps, force, forced: await passGate(store, { before, after: apps, force }) };
  });
  return document.apps[app]?.live ?? '';
}

/** The registered apps after a rollback: what was live or canary is held back. */
function rolledBack(before: RegisteredApps, app: string, release: string): RegisteredApps {
  const { live, held, canary } = liveIn(before, app);
  const ended = [live, ...(canary ? [canary.release] : []), ...held];
  const heldBack = [...new Set(ended)].filter((other) => other !== release);
  return { ...before, [app]: { live: release, held: heldBack } };
}

/** The gate's faults of a rollback to a release. */
export const rollbackFaults = (
  store: GateStore,
  apps: RegisteredApps,
  app: string,
  release: string,
): Promise<Fault[]> => passGate(store, { before: apps, after: rolledBack(apps, app, release), force: true });

/**
 * Takes an app out of the menu and the addresses of every page that is loaded from now on, its canary included. Pages
 * that are open keep its files.
 *
 * @throws {ReleaseError} if it is not live, is the shell, or others that are live show its widgets or link to its pages
 */
export async function withdraw(
  store: ReleaseStore,
  author: Author,
  app: string,
  { force }: GateOptions = {},
): Promise<void> {
  if (app === 'shell') throw new ReleaseError('Without the shell there is no page: roll it back instead.');
  await store.registry.change(author, async (before) => {
    const { held } = liveIn(before, app);
    const apps = { ...before, [app]: { live: null, held } };
    return { action: 'withdraw', apps, force, forced: await passGate(store, { before, after: apps, force }) };
  });
}

type LiveApp = RegisteredApps[string] & { readonly live: string };

/** The registered releases of an app. Throws `ReleaseError` if none is live. */
export function liveIn(apps: RegisteredApps, app: string): LiveApp {
  const { live, ...others } = apps[app] ?? { live: null, held: [] };
  if (!live) throw new ReleaseError(`${app} has no live release.`);
  return { ...others, live };
}
