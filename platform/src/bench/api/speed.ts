/** How fast something was done: how often a second, and how long one took in milliseconds. */
export interface Speed {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** The median run by rate; throws for an empty list. */
export function middleOf<Run>(runs: readonly Run[], rateOf: (run: Run) => number): Run {
  const middle = runs.toSorted((a, b) => rateOf(a) - rateOf(b))[(runs.length - 1) >> 1];
  if (middle === undefined) throw new Error('There is no middle of nothing.');
  return middle;
}
