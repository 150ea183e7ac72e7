import { type Fault, faultOf, withCanaries } from './faults.ts';
import { faultsOf } from './gate.ts';
import type { RegisteredApps } from './registry/index.ts';
import { heavyPages } from './page-budget.ts';
import { GateError } from './release-error.ts';
import type { GateStore, ReleaseStore } from './release-store.ts';
import { isRemoteManifest, isShellManifest } from './stored-manifest.ts';

/** Options of a change that must pass the gate. */
export interface GateOptions {
  /** Ignores the gate's faults; the registry records them. */
  readonly force?: boolean | undefined;
  /** Faults of the released source, if known. */
  readonly sourceFaults?: readonly string[] | undefined;
}

/**
 * Checks that all combinations of releases that a visitor can get after a change fit together: live ones and canaries.
 * Faults that existed before the change do not count, except a manifest that cannot be read: what it would conflict with is
 * unknown.
 *
 * @param sourceFaults result of a check of the source
 * @returns the faults that were ignored by force
 * @throws {GateError} for faults without force
 */
export async function passGate(
  store: GateStore,
  {
    before,
    after,
    force = false,
    sourceFaults = [],
  }: GateOptions & { before: RegisteredApps; after: RegisteredApps },
): Promise<Fault[]> {
  const known = new Set((await faultsIn(store, before)).map(({ text }) => text));
  const unfit = (await faultsIn(store, after)).filter(({ text }) => !known.has(text));
  const faults = [
    ...sourceFaults.map((text) => ({ text })),
    ...(await unreadableManifests(store, after)),
    ...unfit,
    ...(await newHeavyPages(store, before, after)),
  ];
  if (faults.length > 0 && !force) throw new GateError(faults);
  return faults;
}

async function unreadableManifests(store: GateStore, apps: RegisteredApps): Promise<Fault[]> {
  const named = Object.entries(apps).flatMap(([app, { live, canary }]) =>
    [live, canary?.release].flatMap((release) => (release ? [{ app, release }] : [])),
  );
  const faults = named.map(async ({ app, release }) =>
    (await store.manifestOf(app, release)) ? [] : [faultOf('manifest', { app, release })],
  );
  return (await Promise.all(faults)).flat();
}

/** Pages above their budget in releases that become live or canary. */
async function newHeavyPages(
  store: GateStore,
  before: RegisteredApps,
  after: RegisteredApps,
): Promise<Fault[]> {
  const added = Object.entries(after).flatMap(([app, { live, canary }]) => {
    const known = [before[app]?.live, before[app]?.canary?.release];
    return [live, canary?.release].flatMap((release) =>
      release && !known.includes(release) ? [{ app, release, before: before[app]?.live ?? undefined }] : [],
    );
  });
  return (await Promise.all(added.map((each) => heavyPages(store, each)))).flat();
}

/** Incompatibilities of live releases and canaries, such as a call that the API lacks. */
export async function faultsNow(store: ReleaseStore): Promise<Fault[]> {
  return faultsIn(store, (await store.registry.read())?.apps ?? {});
}

async function faultsIn(store: GateStore, apps: RegisteredApps): Promise<Fault[]> {
  const found = new Map((await faultsOfLive(store, apps)).map((fault) => [fault.text, fault]));
  for (const canaries of canariesTogether(apps)) {
    const mixed = Object.fromEntries(
      Object.entries(apps).map(([app, registered]) => [
        app,
        canaries.includes(app) ? { ...registered, live: registered.canary?.release ?? null } : registered,
      ]),
    );
    const known = [...found.keys()];
    const fresh = (await faultsOfLive(store, mixed)).filter(
      ({ text }) => !known.some((other) => other.startsWith(text)),
    );
    for (const fault of fresh.map((each) => withCanaries(each, canaries))) found.set(fault.text, fault);
  }
  return [...found.values()];
}

/** Combinations of canaries to check. A fault concerns one app or two, so pairs find all. */
function canariesTogether(apps: RegisteredApps): string[][] {
  const names = Object.keys(apps).filter((app) => apps[app]?.canary);
  const pairs = names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other]));
  return [...names.map((name) => [name]), ...pairs];
}

async function faultsOfLive(store: GateStore, apps: RegisteredApps): Promise<Fault[]> {
  const live = Object.entries(apps).flatMap(([app, { live: release }]) =>
    release ? [{ app, release }] : [],
  );
  const manifests = await Promise.all(live.map(({ app, release }) => store.manifestOf(app, release)));
  const shell = manifests.find(isShellManifest);
  const calls = await store.calls.read();
  return shell ? faultsOf({ shell, remotes: manifests.filter(isRemoteManifest), calls }) : [];
}
