/** Filter of a list by type; apart from `marketplace/project/list`, because the own projects are filtered by status. */
export { TypeFilter } from './type-filter.tsx';
export { useTypeFilter } from './use-type-filter.ts';
