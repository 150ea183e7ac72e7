import Type, { type Static } from 'typebox';

/**
 * The counters of a release. `lcp…`, `cls…` and `inp…` count page views by rating.
 *
 * - `sent`: pages sent that may show the app; the gateway knows the visitor's role only by a hint
 * - `answered`: those of them that sent any report, whichever app was shown
 * - `shown`: pages of the app that were rendered, including navigations within a visit
 * - `load`, `render`, `runtime`: failures
 * - `policy`: CSP violations; not used for canaries, because extensions cause them, too
 * - `visitorsSent`, `visitorsAnswered`, `visitorsFailed`: the same, each visitor once; only while a canary runs, because
 *   only then do visitors have a number
 */
const COUNTED = [
  'sent',
  'answered',
  'shown',
  'load',
  'render',
  'runtime',
  'policy',
  'lcpGood',
  'lcpFair',
  'lcpPoor',
  'clsGood',
  'clsFair',
  'clsPoor',
  'inpGood',
  'inpFair',
  'inpPoor',
  'visitorsSent',
  'visitorsAnswered',
  'visitorsFailed',
] as const;

export type Counted = (typeof COUNTED)[number];

/** The counts of one release; a missing one is 0. */
type ReleaseCounts = Readonly<Partial<Record<Counted, number>>>;

/** Counts by {@link releaseKey}. */
export type Counts = Readonly<Record<string, ReleaseCounts>>;

export const CountsDocument = Type.Object({
  schema: Type.Literal(1),
  counts: Type.Record(Type.String(), Type.Record(Type.String(), Type.Integer({ minimum: 0 }))),
});
export type CountsDocument = Static<typeof CountsDocument>;

/** @example releaseKey('customer', '1f0c9a62b7de') // 'customer/1f0c9a62b7de' */
export const releaseKey = (app: string, release: string): string => `${app}/${release}`;

/** The sum of several counts. */
export function sumOf(all: readonly Counts[]): Counts {
  const sum: Record<string, Partial<Record<Counted, number>>> = {};
  for (const counts of all)
    for (const [key, counted] of Object.entries(counts)) {
      const own = (sum[key] ??= {});
      for (const name of COUNTED) {
        const count = counted[name];
        if (count) own[name] = (own[name] ?? 0) + count;
      }
    }
  return sum;
}
