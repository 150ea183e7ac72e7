/** Lists of projects. */
export { Amount } from '../amount.tsx';
export { StatusChip } from '../status-chip.tsx';
export { ListTools, useSearch } from './list-tools.tsx';
export { ProjectList } from './project-list.tsx';
export { ProjectListFrame } from './project-list-frame.tsx';
export { RowCustomer, RowDeadline, RowFreelancer, RowName } from './project-row-parts.tsx';
export { ProjectTable } from './project-table.tsx';
export { StatusTabs } from './status-tabs.tsx';
export type { OthersWaiting } from './your-moves.tsx';
export { useListQuery } from './use-list-query.ts';
export { useSorting, type Sorting } from './use-sorting.ts';
export { useListLayout } from './use-list-layout.ts';
export { ColumnHead } from '../../../ui/tables/index.ts';
