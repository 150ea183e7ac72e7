/** Tabs of a list's filter. */
export { FilterTabs } from './filter-tabs.tsx';
