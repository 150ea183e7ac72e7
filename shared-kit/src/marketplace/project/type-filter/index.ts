/**
 * Type filter of a list; separate from `marketplace/project/list`, because the user's own projects are filtered by
 * status.
 */
export { TypeFilter } from './type-filter.tsx';
export { useTypeFilter } from './use-type-filter.ts';
