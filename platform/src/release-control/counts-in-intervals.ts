import type { Reply } from '@metier/contract/operations';
import type { Counted, MinuteCounts } from '../releases/index.ts';

type ReleaseCounts = NonNullable<Reply<'GET /api/manager/releases'>['apps'][number]['counts']['live']>;

/** A day in half hours: columns wide enough for a phone. */
export const INTERVAL_MINUTES = 30;
export const INTERVALS = 48;

/**
 * Counts of a release by interval.
 *
 * @param first minute of the first interval
 * @example countsIn(minutes, 'customer/1f0c9a62b7de', first).shown // 48 numbers, the oldest first
 */
export function countsIn(minutes: readonly MinuteCounts[], key: string, first: number): ReleaseCounts {
  const sums = new Map<Counted, number[]>();
  const seriesOf = (name: Counted): number[] => {
    const series = sums.get(name) ?? Array.from({ length: INTERVALS }, () => 0);
    sums.set(name, series);
    return series;
  };
  for (const { minute, counts } of minutes) {
    const interval = Math.floor((minute - first) / INTERVAL_MINUTES);
    for (const [name, count] of Object.entries(counts[key] ?? {})) {
      const series = seriesOf(name as Counted);
      // A gateway whose clock is ahead may have written a future minute.
      if (interval in series) series[interval] = (series[interval] ?? 0) + count;
    }
  }
  const vital = (name: 'lcp' | 'cls' | 'inp') => ({
    good: seriesOf(`${name}Good`),
    fair: seriesOf(`${name}Fair`),
    poor: seriesOf(`${name}Poor`),
  });
  return {
    sent: seriesOf('sent'),
    answered: seriesOf('answered'),
    shown: seriesOf('shown'),
    load: seriesOf('load'),
    render: seriesOf('render'),
    runtime: seriesOf('runtime'),
    policy: seriesOf('policy'),
    lcp: vital('lcp'),
    cls: vital('cls'),
    inp: vital('inp'),
  };
}
