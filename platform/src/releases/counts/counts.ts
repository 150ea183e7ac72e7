import Type, { type Static } from 'typebox';

/**
 * What is counted of a release. The names of vitals are followed by how good they were.
 *
 * - `sent`: pages that the gateway sent and that belong to the app, or may: who is signed in it does not know
 * - `answered`: those of them that reported anything, whichever app was shown then
 * - `shown`: pages of the app that were drawn, the first of a visit and all after it
 * - `load`, `render`, `runtime`: failures
 * - `policy`: what the page's policy has forbidden; it is counted and judges nothing, since extensions do it, too
 * - `visitorsSent`, `visitorsAnswered`, `visitorsFailed`: as above, but each visitor once; only while there is a canary,
 *   because only then do visitors have a number
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

/** What was counted of one release; what is missing is 0. */
type ReleaseCounts = Readonly<Partial<Record<Counted, number>>>;

/** By `app/release`. */
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
