/** Filters of a list: the panel with their inputs, and a chip for each set one. */
export { FilterPanel } from './filter-panel.tsx';
export { ActiveFilters, type ActiveFilter } from './active-filters.tsx';
