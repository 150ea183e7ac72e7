/** The cost of one visit to a page. Times in milliseconds since the start of the navigation. */
export interface Figures {
  /**
   * Transferred bytes with headers: page, scripts, texts and fonts, without the API's responses, which are the same in
   * all variants.
   */
  readonly bytes: number;
  readonly requests: number;
  /** Largest contentful paint. */
  readonly paint: number;
  /** Time until the page's heading is visible and nothing is loading. */
  readonly page: number;
  /** Bytes of a second visit to the same page. */
  readonly againBytes: number;
  /** Largest contentful paint of the second visit. */
  readonly againPaint: number;
  /** Bytes of a navigation by link to a new page with parts of another remote. */
  readonly nextBytes: number;
  /** Time from the click on that link until the page is complete. */
  readonly nextPage: number;
}

export const FIGURES = [
  'bytes',
  'requests',
  'paint',
  'page',
  'againBytes',
  'againPaint',
  'nextBytes',
  'nextPage',
] as const satisfies readonly (keyof Figures)[];

/** Median; the mean of the middle two for an even number. Throws for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (low === undefined || high === undefined) throw new Error('There is no median of an empty list.');
  return (low + high) / 2;
}

/** Each figure's median over some visits. */
export function medians(visits: readonly Figures[]): Figures {
  const of = (figure: keyof Figures) => median(visits.map((visit) => visit[figure]));
  return Object.fromEntries(FIGURES.map((figure) => [figure, of(figure)])) as Record<keyof Figures, number>;
}
