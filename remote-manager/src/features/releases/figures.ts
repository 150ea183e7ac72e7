import type { ReleaseCounts } from './releases.api.ts';

/** Measures of the charts: numbers, the share of the pages shown, then shares of pages with a good vital. */
export const MEASURES = ['failures', 'shown', 'policy', 'share', 'lcp', 'cls', 'inp'] as const;
export type Measure = (typeof MEASURES)[number];
export const VITALS = ['lcp', 'cls', 'inp'] as const;
type Vital = (typeof VITALS)[number];

const isVital = (measure: Measure): measure is Vital => VITALS.some((vital) => vital === measure);

/** True for a measure between 0 and 1. */
export const isShare = (measure: Measure): boolean => measure === 'share' || isVital(measure);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const failuresAt = ({ load, render, runtime }: ReleaseCounts, interval: number): number =>
  (load[interval] ?? 0) + (render[interval] ?? 0) + (runtime[interval] ?? 0);

const shareOf = (good: number, others: number): number | null =>
  good + others === 0 ? null : good / (good + others);

/**
 * A measure of a release over time; null where a share has no base.
 *
 * @param other the release that other visitors get at the same time
 * @example seriesOf(counts, 'lcp') // [0.95, null, 1]
 */
export function seriesOf(
  counts: ReleaseCounts,
  measure: Measure,
  other: ReleaseCounts | null = null,
): (number | null)[] {
  if (measure === 'share')
    return counts.shown.map((shown, interval) => shareOf(shown, other?.shown[interval] ?? 0));
  if (measure === 'failures') return counts.shown.map((_, interval) => failuresAt(counts, interval));
  if (!isVital(measure)) return [...counts[measure]];
  const { good, fair, poor } = counts[measure];
  return good.map((value, interval) => shareOf(value, (fair[interval] ?? 0) + (poor[interval] ?? 0)));
}

/** True if there is anything to chart: a number other than 0, or a share, which may be 0. */
export const hasValues = (counts: ReleaseCounts | null, measure: Measure): boolean =>
  counts !== null &&
  seriesOf(counts, measure).some((value) => value !== null && (isShare(measure) || value > 0));

/** Sums over all intervals. */
export function totalsOf(counts: ReleaseCounts) {
  const shown = sum(counts.shown);
  const failures = sum([...counts.load, ...counts.render, ...counts.runtime]);
  const good = (vital: Vital) =>
    shareOf(sum(counts[vital].good), sum([...counts[vital].fair, ...counts[vital].poor]));
  return {
    shown,
    failures,
    perThousand: shown === 0 ? null : (failures / shown) * 1000,
    lcp: good('lcp'),
    cls: good('cls'),
    inp: good('inp'),
  };
}

/** True if pages were shown or failed. Pages sent by gateways alone may belong to another app with the same URLs. */
export const isCounted = (counts: ReleaseCounts | null): counts is ReleaseCounts =>
  counts !== null && sum([...counts.shown, ...counts.load, ...counts.render, ...counts.runtime]) > 0;
