/** Maximum file sizes in lines: of the median and the 90th percentile, exclusive, and of any file. */
const LIMITS = { median: 40, p90: 90, max: 250 } as const;

/**
 * Limits that the sizes of files exceed.
 *
 * @example exceeded(new Map([['a.ts', 251]])) // ['median: 251 lines', '9 of 10: 0 % have fewer than 90 lines', 'a.ts: 251 lines']
 */
export function exceeded(sizes: ReadonlyMap<string, number>): string[] {
  const sorted = [...sizes.values()].sort((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const share = sorted.filter((size) => size < LIMITS.p90).length / sorted.length;
  return [
    ...(median >= LIMITS.median ? [`median: ${median} lines`] : []),
    ...(share < 0.9 ? [`9 of 10: ${(100 * share).toFixed(1)} % have fewer than ${LIMITS.p90} lines`] : []),
    ...[...sizes].filter(([, size]) => size > LIMITS.max).map(([file, size]) => `${file}: ${size} lines`),
  ];
}
