/** Filters of a list: the panel with their inputs, and a chip for each set one. */
export { FilterPanel } from './filter-panel.tsx';
export { SetFilters, type SetFilter } from './set-filters.tsx';
