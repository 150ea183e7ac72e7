import type { Reply } from '@metier/contract/operations';
import {
  minuteOf,
  type RegisteredApps,
  type RegistryDocument,
  releaseKey,
  type ReleaseStore,
  rollbackTarget,
} from '../releases/index.ts';
import type { FaultsOf } from './known-faults.ts';
import { countsIn, INTERVAL_MINUTES, INTERVALS } from './counts-in-intervals.ts';

type Overview = Reply<'GET /api/manager/releases'>;

const MINUTE_MS = 60_000;

/** Live release and canary of each app, with their counts of the last 24 hours, and the target of a rollback. */
export async function overviewOf(store: ReleaseStore, now: Date, faultsOf: FaultsOf): Promise<Overview> {
  const history = await store.registry.history();
  const [newest] = history;
  const { apps = {} } = newest ?? {};
  const current = Math.floor(minuteOf(now) / INTERVAL_MINUTES);
  const first = (current - INTERVALS + 1) * INTERVAL_MINUTES;
  const minutes = await store.counts.since(first, now);
  const countsOf = (app: string, release: string | undefined | null) =>
    release ? countsIn(minutes, releaseKey(app, release), first) : null;
  return {
    since: new Date(first * MINUTE_MS).toISOString(),
    interval_minutes: INTERVAL_MINUTES,
    intervals: INTERVALS,
    apps: await Promise.all(
      Object.entries(apps).map(async ([app, registered]) => {
        const target = registered.live ? await rollbackTarget(store, app, registered) : undefined;
        const faults = newest && target ? await faultsOf(newest, app, target) : [];
        return {
          app,
          live: liveOf(history, app),
          canary: canaryOf(history, app),
          held: [...registered.held],
          rollback_to: target ?? null,
          rollback_faults: faults.map(({ text }) => text),
          coded_faults: [...faults],
          counts: {
            live: countsOf(app, registered.live),
            canary: countsOf(app, registered.canary?.release),
          },
        };
      }),
    ),
  };
}

function liveOf(history: readonly RegistryDocument[], app: string): Overview['apps'][number]['live'] {
  const release = history[0]?.apps[app]?.live;
  if (!release) return null;
  const { at, ...author } = beginOf(history, app, (registered) => registered?.live === release);
  return { release, since: at, ...author };
}

function canaryOf(history: readonly RegistryDocument[], app: string): Overview['apps'][number]['canary'] {
  const canary = history[0]?.apps[app]?.canary;
  if (!canary) return null;
  const { release, percent, since, schedule } = canary;
  const { at: _, ...author } = beginOf(history, app, (registered) => registered?.canary?.since === since);
  return {
    release,
    percent,
    since,
    ...author,
    schedule: schedule ? { steps: [...schedule.steps], minutes: schedule.minutes } : null,
  };
}

/** Moment and author of the oldest of the newest consecutive states in which a condition holds for an app. */
function beginOf(
  history: readonly RegistryDocument[],
  app: string,
  isTrue: (registered: RegisteredApps[string] | undefined) => boolean,
) {
  const end = history.findIndex(({ apps }) => !isTrue(apps[app]));
  const { at = '', by = '', why = '', coded } = history[(end === -1 ? history.length : end) - 1] ?? {};
  return { at, by, why, ...(coded && { coded }) };
}
