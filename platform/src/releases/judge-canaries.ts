import { abortCanary, promoteCanary, setCanary } from './canary.ts';
import { type VisitorCounts, type Verdict, verdictOf } from './canary-rule.ts';
import { type Counts, minuteOf, releaseKey, sumOf } from './counts/index.ts';
import type { RegisteredApps, RegisteredCanary, RegistryDocument } from './registry/index.ts';
import { GateError, ReleaseError } from './release-error.ts';
import type { ReleaseStore } from './release-store.ts';

/** A visitor without an answer counts as silent so many minutes after the minute of the page. */
const ANSWER_MINUTES = 2;

/** Author of automatic aborts in the history. */
const AUTOMATIC = 'metier (automatic)';
/** Author of scheduled steps in the history. */
const SCHEDULE = 'metier (schedule)';

/** What came of the verdicts. */
export interface Judged {
  readonly written: readonly RegistryDocument[];
  /** Steps that the gate refused, with its faults, one a line. */
  readonly refused: readonly { readonly app: string; readonly faults: string }[];
}

const MINUTE_MS = 60_000;
const WHOLE = 100;

/**
 * Compares every canary with the live release. Aborts a worse one; raises a healthy one if it was started with a schedule.
 * Several gateways may run this at once: the registry accepts one of them.
 *
 * @returns the registry documents that were written, and what the gate refused, which needs manual action
 */
export async function judgeCanaries(store: ReleaseStore, now: Date): Promise<Judged> {
  const { apps = {} } = (await store.registry.read()) ?? {};
  const canaries = canariesIn(apps);
  const written: RegistryDocument[] = [];
  const refused: Judged['refused'][number][] = [];
  for (const { app, live, canary } of canaries) {
    const verdict = await verdictOn(store, app, { live, canary }, now);
    try {
      const document = await act(store, app, canary, verdict, now);
      if (document) written.push(document);
    } catch (error) {
      if (error instanceof GateError) refused.push({ app, faults: error.list });
      // Another gateway was faster.
      else if (!(error instanceof ReleaseError)) throw error;
    }
  }
  return { written, refused };
}

function canariesIn(apps: RegisteredApps) {
  return Object.entries(apps).flatMap(([app, { live, canary }]) =>
    live && canary ? [{ app, live, canary }] : [],
  );
}

/** The verdict on one canary by its counts. */
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
    // Answers can exceed pages: a visitor whose reports reach two gateways is counted by each.
    silent: Math.max(0, visitorsSent - inTime),
  };
}

/** Applies a verdict. */
function act(
  store: ReleaseStore,
  app: string,
  canary: RegisteredCanary,
  { decision, why, values }: Verdict,
  now: Date,
): Promise<RegistryDocument> | undefined {
  const { release, percent, schedule } = canary;
  if (decision === 'abort') {
    const author = { by: AUTOMATIC, why, coded: { code: 'automatic', values } } as const;
    return abortCanary(store, author, app, { release });
  }
  const next = decision === 'healthy' ? nextStep(canary, now) : undefined;
  if (next === undefined) return undefined;
  const author = { by: SCHEDULE, why, coded: { code: 'schedule', values } } as const;
  if (next >= WHOLE) return promoteCanary(store, author, app, { release });
  return setCanary(store, author, app, { release, percent: next, from: percent, schedule, now });
}

/** The next share of a schedule, when its interval has passed. */
function nextStep({ percent, since, schedule }: RegisteredCanary, now: Date): number | undefined {
  if (!schedule || now.getTime() - Date.parse(since) < schedule.minutes * MINUTE_MS) return undefined;
  return schedule.steps.find((step) => step > percent);
}
