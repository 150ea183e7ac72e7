import type { ProjectRowsProps } from './project-row-parts.tsx';
import { ProjectRowsCards } from './project-rows-cards.tsx';
import { ProjectRowsTable } from './project-rows-table.tsx';
import { useListLayout } from './use-list-layout.ts';

/**
 * A list of projects: a table, or cards on narrow screens.
 *
 * @example <ProjectTable rows={data.projects} action={(row) => can(row, 'pay') && <PayButton row={row} />} />
 */
export function ProjectTable(props: ProjectRowsProps) {
  return useListLayout() === 'cards' ? <ProjectRowsCards {...props} /> : <ProjectRowsTable {...props} />;
}
