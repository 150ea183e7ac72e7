import { LIMITS } from '@metier/shared-kit/contract';

/** What every list carries beside its rows. */
interface Paging {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

/** Which page of how many, [10] rows each; an empty list has one page. Example: `pagingOf(21, 2) // { page: 2, pages: 3, total: 21 }`. */
export const pagingOf = (total: number, page = 1): Paging => ({
  page,
  pages: Math.max(1, Math.ceil(total / LIMITS.pageSize)),
  total,
});

/** Number of rows before a page. Example: `rowsBefore(3) // 20`. */
export const rowsBefore = (page = 1): number => (page - 1) * LIMITS.pageSize;
