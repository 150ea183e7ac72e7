/** Width of a character of a name and the smallest gap between two names, in pixels. */
const CHARACTER = 6.5;
const GAP = 12;

/**
 * Indexes of the columns whose names are shown: every n-th from the first, as many as fit, without names that the chart's
 * end would cut.
 *
 * @param width of all columns, in pixels
 * @example namedColumns(['Dec 2025', 'Jan 2026', 'Feb 2026'], 100) // [0]
 */
export function namedColumns(names: readonly string[], width: number): number[] {
  const column = width / names.length;
  const name = Math.max(...names.map(({ length }) => length)) * CHARACTER;
  const step = Math.max(1, Math.ceil((name + GAP) / column));
  return [...names.keys()].filter(
    (place) => place % step === 0 && (names.length - place - 0.5) * column >= name / 2,
  );
}
