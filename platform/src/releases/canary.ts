import { passGate, type GateOptions } from './pass-gate.ts';
import type { Author, RegisteredApps, RegisteredCanary, RegistryDocument } from './registry/index.ts';
import { ReleaseError } from './release-error.ts';
import type { ReleaseStore } from './release-store.ts';
import { liveIn, protectStoredRelease } from './switch-live.ts';

type Share = GateOptions & {
  /** A stored release; by default the running canary. */
  readonly release?: string | undefined;
  /** Share of all visitors. */
  readonly percent: number;
  /** Steps by which the share is raised; by default none. */
  readonly schedule?: RegisteredCanary['schedule'];
  /** The expected present share: throws if it has changed meanwhile. */
  readonly from?: number | undefined;
  readonly now?: Date;
};

/** The release that the change is meant for: throws if the app has another canary meanwhile. */
interface Expected {
  readonly release?: string | undefined;
}

/**
 * Starts a canary for a share of all visitors, or changes the share of the running one. The release is no longer held back.
 *
 * @example await setCanary(store, author, 'customer', { release: '1f0c9a62b7de', percent: 10 });
 * @throws {ReleaseError} if the app has another canary or no live release, or if the release is live, not stored, or refused
 * by the gate
 */
export async function setCanary(
  store: ReleaseStore,
  author: Author,
  app: string,
  { release: named, percent, schedule, from, force, sourceFaults, now = new Date() }: Share,
): Promise<RegistryDocument> {
  if (!(percent > 0 && percent < 100))
    throw new ReleaseError('The share of a canary is more than 0 and less than 100 percent.');
  return store.registry.change(author, async (before) => {
    const { live, held, canary } = liveIn(before, app);
    const release = named ?? canary?.release;
    if (!release) throw new ReleaseError(`${app} has no canary.`);
    if (canary && canary.release !== release)
      throw new ReleaseError(`${app} has the canary ${canary.release}: promote or abort it first.`);
    if (from !== undefined && canary?.percent !== from)
      throw new ReleaseError(`The canary of ${app} no longer has ${from} %.`);
    if (release === live) throw new ReleaseError(`${app} ${release} is live already: everybody gets it.`);
    await protectStoredRelease(store, app, release);
    const registered = {
      live,
      held: held.filter((other) => other !== release),
      canary: { release, percent, since: now.toISOString(), ...(schedule && { schedule }) },
    };
    const apps = { ...before, [app]: registered };
    const forced = await passGate(store, { before, after: apps, force, sourceFaults });
    return { action: 'canary', apps, forced, force };
  });
}

/**
 * Makes the canary of an app live.
 *
 * @throws {ReleaseError} if it has none, or the gate refuses it
 */
export function promoteCanary(
  store: ReleaseStore,
  author: Author,
  app: string,
  { release, force }: GateOptions & Expected = {},
): Promise<RegistryDocument> {
  return store.registry.change(author, async (before) => {
    const { held, canary } = canaryIn(before, app, release);
    await protectStoredRelease(store, app, canary.release);
    const apps = { ...before, [app]: { live: canary.release, held } };
    return { action: 'promote', apps, force, forced: await passGate(store, { before, after: apps, force }) };
  });
}

/**
 * Ends the canary, which is held back from then on. The gate is not checked: the live release stays as it is.
 *
 * @throws {ReleaseError} if the app has no canary
 */
export function abortCanary(
  store: ReleaseStore,
  author: Author,
  app: string,
  { release }: Expected = {},
): Promise<RegistryDocument> {
  return store.registry.change(author, (before) => {
    const { live, held, canary } = canaryIn(before, app, release);
    return { action: 'abort', apps: { ...before, [app]: { live, held: [canary.release, ...held] } } };
  });
}

function canaryIn(apps: RegisteredApps, app: string, expected: string | undefined) {
  const { canary, ...registered } = liveIn(apps, app);
  if (!canary) throw new ReleaseError(`${app} has no canary.`);
  if (expected && canary.release !== expected)
    throw new ReleaseError(`${app} has the canary ${canary.release}, no longer ${expected}.`);
  return { ...registered, canary };
}

/** The shares that a schedule will give a canary, each with the earliest moment; 100 makes it live. */
export function furtherSteps({
  percent,
  since,
  schedule,
}: RegisteredCanary): { percent: number; from: Date }[] {
  const { steps = [], minutes = 0 } = schedule ?? {};
  return steps
    .filter((step) => step > percent)
    .map((step, index) => ({
      percent: step,
      from: new Date(Date.parse(since) + (index + 1) * minutes * 60_000),
    }));
}
