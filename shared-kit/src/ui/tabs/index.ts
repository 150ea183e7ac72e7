/** Filter tabs of a list. */
export { FilterTabs } from './filter-tabs.tsx';
