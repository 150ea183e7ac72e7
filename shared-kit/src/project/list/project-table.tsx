import { useMediaQuery, type Theme } from '../../ui/index.ts';
import type { ProjectRowsProps } from './project-row-parts.tsx';
import { ProjectRowsCards } from './project-rows-cards.tsx';
import { ProjectRowsTable } from './project-rows-table.tsx';

/**
 * A list of projects: a table, or cards where the screen is narrow.
 *
 * @example <ProjectTable rows={data.projects} action={(row) => can(row, 'pay') && <PayButton row={row} />} />
 */
export function ProjectTable(props: ProjectRowsProps) {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  return narrow ? <ProjectRowsCards {...props} /> : <ProjectRowsTable {...props} />;
}
