/** How fast something was done: how often a second, and how long one took in milliseconds. */
export type Speed = { readonly perSecond: number; readonly p50: number; readonly p99: number };

/** The value below which so large a part of some values lies; 0 of none. Example: `percentile([1, 2, 3, 4], 0.5) // 2`. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
}

/** A speed out of a rate and of how long each one took. */
export const tpsOf = (perSecond: number, times: readonly number[]): Speed => ({
  perSecond,
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
});

/** The run in the middle by its rate; throws for none. */
export function middleOf(runs: readonly Speed[]): Speed {
  const middle = runs.toSorted((a, b) => a.perSecond - b.perSecond)[(runs.length - 1) >> 1];
  if (!middle) throw new Error('There is no middle of nothing.');
  return middle;
}
