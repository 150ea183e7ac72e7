import { abortCanary } from './canary.ts';
import { type VisitorCounts, type Verdict, verdictOf } from './canary-rule.ts';
import { type Counts, minuteOf, releaseKey, sumOf } from './counts/index.ts';
import type { RegisteredApps, RegisteredCanary, RegistryDocument } from './registry/index.ts';
import { ReleaseError } from './release-error.ts';
import type { ReleaseStore } from './release-store.ts';

/** Whoever has not answered by the end of the minute after the next is silent. */
const ANSWER_MINUTES = 2;

/** Who aborts in the history. */
const AUTOMATIC = 'metier (automatic)';

/**
 * Compares every canary with what is live and takes back those that are worse. It can only take back: to promote is for
 * a person. Several gateways may do so at once: the registry lets one of them.
 *
 * @returns the registry's documents that were written
 */
export async function judgeCanaries(store: ReleaseStore, now: Date): Promise<RegistryDocument[]> {
  const { apps = {} } = (await store.registry.read()) ?? {};
  const canaries = canariesIn(apps);
  const written: RegistryDocument[] = [];
  for (const { app, live, canary } of canaries) {
    const { decision, why } = await verdictOn(store, app, { live, canary }, now);
    if (decision !== 'abort') continue;
    const document = await abort(store, app, canary.release, why);
    if (document) written.push(document);
  }
  return written;
}

function canariesIn(apps: RegisteredApps) {
  return Object.entries(apps).flatMap(([app, { live, canary }]) =>
    live && canary ? [{ app, live, canary }] : [],
  );
}

/** What the counts say of one canary. */
async function verdictOn(
  store: ReleaseStore,
  app: string,
  { live, canary }: { readonly live: string; readonly canary: RegisteredCanary },
  now: Date,
): Promise<Verdict> {
  const minutes = await store.counts.since(minuteOf(new Date(canary.since)), now);
  const all = sumOf(minutes.map(({ counts }) => counts));
  const due = minutes.filter(({ minute }) => minute <= minuteOf(now) - ANSWER_MINUTES);
  const old = sumOf(due.map(({ counts }) => counts));
  const visitorsOf = (release: string) => visitorsIn(all, old, releaseKey(app, release));
  return verdictOf({
    share: canary.percent / 100,
    canary: visitorsOf(canary.release),
    live: visitorsOf(live),
  });
}

function visitorsIn(all: Counts, due: Counts, key: string): VisitorCounts {
  const { visitorsAnswered = 0, visitorsFailed = 0 } = all[key] ?? {};
  const { visitorsSent = 0, visitorsAnswered: inTime = 0 } = due[key] ?? {};
  return {
    answered: visitorsAnswered,
    failed: visitorsFailed,
    // A visitor may answer at another gateway than the one that counted the page.
    silent: Math.max(0, visitorsSent - inTime),
  };
}

async function abort(
  store: ReleaseStore,
  app: string,
  release: string,
  why: string,
): Promise<RegistryDocument | undefined> {
  try {
    return await abortCanary(store, { by: AUTOMATIC, why }, app, { release });
  } catch (error) {
    // Somebody else has ended it meanwhile.
    if (error instanceof ReleaseError) return undefined;
    throw error;
  }
}
