/**
 * Page numbers of a pager: first, last, and the current one with two on each side; a gap is `null`. Source: seed.md
 * §2.
 *
 * @example pageNumbers(6, 12) // [1, null, 4, 5, 6, 7, 8, null, 12]
 */
export function pageNumbers(current: number, total: number): (number | null)[] {
  const near = Array.from({ length: total }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === total || Math.abs(page - current) <= 2,
  );
  return near.flatMap((page, index) =>
    index > 0 && page - (near[index - 1] ?? 0) > 1 ? [null, page] : [page],
  );
}
