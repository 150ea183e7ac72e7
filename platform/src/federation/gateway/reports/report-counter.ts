import { type Counted, type Counts, OPEN_MINUTES, releaseKey } from '../../../releases/index.ts';
import type { Reports } from './report-schema.ts';
import { VisitorSet } from './visitor-set.ts';

/** A release of an app. */
export interface AppRelease {
  readonly app: string;
  readonly release: string;
}

type Vital = 'lcp' | 'cls' | 'inp';

/** Upper bounds of "good" and "needs improvement". Source: web.dev/articles/vitals */
const THRESHOLDS: Readonly<Record<Vital, readonly [number, number]>> = {
  lcp: [2500, 4000],
  cls: [0.1, 0.25],
  inp: [200, 500],
};

function gradeOf(vital: Vital, value: number): Counted {
  const [good, fair] = THRESHOLDS[vital];
  if (value <= good) return `${vital}Good`;
  return value <= fair ? `${vital}Fair` : `${vital}Poor`;
}

type Once = Extract<Counted, `visitors${string}`>;
const FAILED = 'visitorsFailed';

/**
 * In-memory counters of one gateway's pages and of the reports it receives, grouped by the minute in which the page was
 * sent. Visitor numbers are kept to count each visitor once.
 */
export class ReportCounter {
  readonly #minutes = new Map<number, Record<string, Partial<Record<Counted, number>>>>();
  readonly #changed = new Set<number>();
  #visitors = new VisitorSet();
  #shares = '';

  /**
   * Resets the set of counted visitors when the shares have changed. Otherwise visitors who move to the canary would be
   * counted there, while those who stay on the live release were counted before and would be missing.
   *
   * @param shares the canaries with their shares, as any string that changes with them
   */
  useShares(shares: string): void {
    if (shares !== this.#shares) this.#visitors = new VisitorSet();
    this.#shares = shares;
  }

  /** Counts a sent page for each release that it may show. */
  countPage(minute: number, visitor: number | undefined, exposed: readonly AppRelease[]): void {
    for (const each of exposed) {
      this.#count(minute, each, 'sent');
      this.#countOnce(minute, each, 'visitorsSent', visitor);
    }
  }

  /**
   * Counts the reports of a page.
   *
   * @param isKnown whether a release may be counted; others are ignored, which bounds memory
   * @param now the current minute; reports of a page that was sent too long ago count for it
   * @returns the releases that have failed for this visitor for the first time
   */
  countReports(
    { minute: sent, events }: Reports,
    visitor: number | undefined,
    isKnown: (release: AppRelease) => boolean,
    now: number,
  ): AppRelease[] {
    const failed: AppRelease[] = [];
    const minute = sent > now || sent < now - OPEN_MINUTES + 1 ? now : sent;
    for (const event of events.filter(isKnown)) {
      if ('value' in event) this.#count(minute, event, gradeOf(event.kind, event.value));
      else if (event.kind !== 'failed') this.#count(minute, event, event.kind);
      else if (this.#countOnce(minute, event, FAILED, visitor)) failed.push(event);
      if (event.kind === 'answered') this.#countOnce(minute, event, 'visitorsAnswered', visitor);
    }
    return failed;
  }

  /** The totals of every minute that has changed since the last call. */
  takeChanged(now: number): { minute: number; counts: Counts }[] {
    const changed = [...this.#changed].map((minute) => ({ minute, counts: this.#minutes.get(minute) ?? {} }));
    this.#changed.clear();
    for (const minute of this.#minutes.keys()) if (minute < now - OPEN_MINUTES) this.#minutes.delete(minute);
    return changed;
  }

  /** Marks a minute as changed again, because writing it failed. */
  putBack(minute: number): void {
    if (this.#minutes.has(minute)) this.#changed.add(minute);
  }

  #countOnce(minute: number, release: AppRelease, once: Once, visitor: number | undefined): boolean {
    if (visitor === undefined) return false;
    const isFirst = this.#visitors.add(`${releaseKey(release.app, release.release)} ${once}`, visitor);
    if (isFirst) this.#count(minute, release, once);
    return isFirst;
  }

  #count(minute: number, { app, release }: AppRelease, counted: Counted): void {
    const counts = this.#minutes.get(minute) ?? {};
    this.#minutes.set(minute, counts);
    const own = (counts[releaseKey(app, release)] ??= {});
    own[counted] = (own[counted] ?? 0) + 1;
    this.#changed.add(minute);
  }
}
