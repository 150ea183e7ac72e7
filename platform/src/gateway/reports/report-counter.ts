import { type Counted, type Counts, OPEN_MINUTES, releaseKey } from '../../releases/index.ts';
import type { Reports } from './report-schema.ts';
import { VisitorSet } from './visitor-set.ts';

/** A release of an app. */
export type AppRelease = { readonly app: string; readonly release: string };

type Vital = 'lcp' | 'cls' | 'inp';

/** The first is the most that is good, the second the most that is fair. Source: web.dev/articles/vitals */
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
 * Counts in memory what one gateway sends and hears, by the minute in which a page was sent. Of visitors it remembers
 * only numbers, so that each is counted once.
 */
export class ReportCounter {
  readonly #minutes = new Map<number, Record<string, Partial<Record<Counted, number>>>>();
  readonly #changed = new Set<number>();
  #visitors = new VisitorSet();
  #shares = '';

  /**
   * Begins to count visitors anew if the shares are others than before: who was moved to a canary by a larger share would
   * count there, and who stays with the live release would not.
   *
   * @param shares the canaries with their shares, in any form
   */
  useShares(shares: string): void {
    if (shares !== this.#shares) this.#visitors = new VisitorSet();
    this.#shares = shares;
  }

  /** A page was sent that may show these releases. */
  sent(minute: number, visitor: number | undefined, exposed: readonly AppRelease[]): void {
    for (const each of exposed) {
      this.#count(minute, each, 'sent');
      this.#countOnce(minute, each, 'visitorsSent', visitor);
    }
  }

  /**
   * A page has told something.
   *
   * @param isKnown whether a release may be counted; others are passed over, so that nobody fills the memory
   * @param now the present minute; a report of a page that was sent long ago counts for the present
   */
  heard(
    { minute: sent, events }: Reports,
    visitor: number | undefined,
    isKnown: (release: AppRelease) => boolean,
    now: number,
  ): void {
    const minute = sent > now || sent < now - OPEN_MINUTES + 1 ? now : sent;
    for (const event of events.filter(isKnown)) {
      if ('value' in event) this.#count(minute, event, gradeOf(event.kind, event.value));
      else if (event.kind === 'failed') this.#countOnce(minute, event, FAILED, visitor);
      else this.#count(minute, event, event.kind);
      if (event.kind === 'answered') this.#countOnce(minute, event, 'visitorsAnswered', visitor);
    }
  }

  /** What has changed since the last call, whole minutes. */
  takeChanged(now: number): { minute: number; counts: Counts }[] {
    const changed = [...this.#changed].map((minute) => ({ minute, counts: this.#minutes.get(minute) ?? {} }));
    this.#changed.clear();
    for (const minute of this.#minutes.keys()) if (minute < now - OPEN_MINUTES) this.#minutes.delete(minute);
    return changed;
  }

  /** Notes that what was taken could not be written. */
  putBack(minute: number): void {
    if (this.#minutes.has(minute)) this.#changed.add(minute);
  }

  #countOnce(minute: number, release: AppRelease, once: Once, visitor: number | undefined): void {
    if (visitor === undefined) return;
    if (this.#visitors.add(`${releaseKey(release.app, release.release)} ${once}`, visitor))
      this.#count(minute, release, once);
  }

  #count(minute: number, { app, release }: AppRelease, counted: Counted): void {
    const counts = this.#minutes.get(minute) ?? {};
    this.#minutes.set(minute, counts);
    const own = (counts[releaseKey(app, release)] ??= {});
    own[counted] = (own[counted] ?? 0) + 1;
    this.#changed.add(minute);
  }
}
