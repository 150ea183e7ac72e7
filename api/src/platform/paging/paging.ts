import { LIMITS } from '@metier/shared-kit/contract';

/** Rows on a page of any list. Source: product.md §6. */
export const PAGE_SIZE = LIMITS.pageSize;

/** How many rows stand before a page. Example: `offsetOf(3) // 20`. */
export const offsetOf = (page: number): number => (page - 1) * PAGE_SIZE;

/** What a list says beside its rows; an empty list has one page. Example: `pagingOf(1, 21) // { page: 1, pages: 3, total: 21 }`. */
export const pagingOf = (page: number, total: number): { page: number; pages: number; total: number } => ({
  page,
  pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  total,
});
