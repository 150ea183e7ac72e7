/** Width of a character of a name and the smallest gap between two names, in pixels. */
const CHARACTER = 6.5;
const GAP = 12;

/**
 * Places of the columns whose names are shown: every one, or every n-th if not all have room, from the first; none that
 * the end of the chart would cut.
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
