import { LIMITS } from '@metier/contract';

/** The paging fields of every list. */
interface Paging {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

/**
 * Paging fields for a total, 10 rows a page by default; an empty list has one page. Example: `pagingOf(21, 2) // { page: 2, pages:
 * 3, total: 21 }`.
 */
export const pagingOf = (total: number, page = 1, size: number = LIMITS.pageSize): Paging => ({
  page,
  pages: Math.max(1, Math.ceil(total / size)),
  total,
});

/** Largest number of matches that a search counts, from the number found, which is read up to one more. */
export interface CappedTotal {
  readonly total: number;
  /** True if there are more matches. */
  readonly hasMore: boolean;
}

/** Paging fields of a capped total. Example: `cappedPagingOf({ total: 1_000, hasMore: true }, 2)`. */
export const cappedPagingOf = ({ total, hasMore }: CappedTotal, page?: number) => ({
  ...pagingOf(total, page),
  ...(hasMore && { more: true }),
});

/** How many rows are counted for a page: at least one beyond it, so that the next page is known. */
export const countedFor = (page = 1, size: number = LIMITS.pageSize): number =>
  Math.max(LIMITS.countedRows, page * size) + 1;

/**
 * Paging fields for rows that were counted no further than `countedFor`. Those beyond are one more page.
 *
 * @example boundedPagingOf(1_001, 1) // { page: 1, pages: 101, total: 1000, more: true }
 */
export function boundedPagingOf(
  counted: number,
  page?: number,
  size?: number,
): Paging & { readonly more?: true } {
  if (counted < countedFor(page, size)) return pagingOf(counted, page, size);
  const { pages, ...paging } = pagingOf(counted - 1, page, size);
  return { ...paging, pages: pages + 1, more: true };
}

/** Number of rows before a page. Example: `rowsBefore(3) // 20`. */
export const rowsBefore = (page = 1, size: number = LIMITS.pageSize): number => (page - 1) * size;

/**
 * One page of rows that are read completely because there are never many, with the list's other fields.
 *
 * @example const { rows, paging } = pageOf(sessions, 2); // rows 11 to 20 and { page: 2, pages: 2, total: 14 }
 */
export const pageOf = <Row>(rows: readonly Row[], page?: number): { rows: Row[]; paging: Paging } => ({
  rows: rows.slice(rowsBefore(page), rowsBefore(page) + LIMITS.pageSize),
  paging: pagingOf(rows.length, page),
});

/**
 * Rows and total of a statement that reads both, `(select count(*) as total …) left join lateral (…) on true`; an empty
 * page is one row without an id.
 */
export const countedPage = <Row extends { readonly id: string }>(
  rows: readonly (Row & { readonly total: number })[],
): { rows: Row[]; total: number } => ({
  rows: rows.filter(({ id }) => id !== null),
  total: rows[0]?.total ?? 0,
});
