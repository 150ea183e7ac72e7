/** Sizes in lines that files of the product keep within. */
const LIMITS = { median: 40, nineOfTen: 90, all: 250 } as const;

/**
 * Limits that the sizes of files exceed; the middle file has fewer lines than the median's limit.
 *
 * @example exceeded(new Map([['a.ts', 251]])) // ['median: 251 lines', '9 of 10: 0 % have fewer than 90 lines', 'a.ts: 251 lines']
 */
export function exceeded(sizes: ReadonlyMap<string, number>): string[] {
  const sorted = [...sizes.values()].sort((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const share = sorted.filter((size) => size < LIMITS.nineOfTen).length / sorted.length;
  return [
    ...(median >= LIMITS.median ? [`median: ${median} lines`] : []),
    ...(share < 0.9
      ? [`9 of 10: ${(100 * share).toFixed(1)} % have fewer than ${LIMITS.nineOfTen} lines`]
      : []),
    ...[...sizes].filter(([, size]) => size > LIMITS.all).map(([file, size]) => `${file}: ${size} lines`),
  ];
}
