import type { ProjectRowsProps } from './project-row-parts.tsx';
import { ProjectRowsCards } from './project-rows-cards.tsx';
import { ProjectRowsTable } from './project-rows-table.tsx';
import { useListShape } from './use-list-shape.ts';

/**
 * A list of projects: a table, or cards on narrow screens.
 *
 * @example <ProjectTable rows={data.projects} action={(row) => can(row, 'pay') && <PayButton row={row} />} />
 */
export function ProjectTable(props: ProjectRowsProps) {
  return useListShape() === 'cards' ? <ProjectRowsCards {...props} /> : <ProjectRowsTable {...props} />;
}
