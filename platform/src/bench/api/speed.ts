/** Rate and latency of an operation. */
export interface Speed {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** The median run by rate; throws for an empty list. */
export function medianRun<Run>(runs: readonly Run[], rateOf: (run: Run) => number): Run {
  const middle = runs.toSorted((a, b) => rateOf(a) - rateOf(b))[(runs.length - 1) >> 1];
  if (middle === undefined) throw new Error('There is no median of an empty list.');
  return middle;
}
