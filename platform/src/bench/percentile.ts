/**
 * Nearest-rank percentile; NaN for an empty list.
 *
 * @example percentile([10, 20, 30, 40], 75) // 30
 */
export const percentile = (values: readonly number[], percent: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(Math.ceil((values.length * percent) / 100), 1) - 1] ?? NaN;
