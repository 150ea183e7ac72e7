import type { ReactNode } from 'react';
import { useKitTexts } from '../../../i18n/index.ts';
import type { ApiQuery } from '../../../query/index.ts';
import { Pager, Paper, QueryStates } from '../../../ui/index.ts';
import type { ProjectRow } from '../types.ts';
import type { ProjectRowsProps } from './project-row-parts.tsx';
import { ProjectTable } from './project-table.tsx';
import { ProjectTableSkeleton } from './project-table-skeleton.tsx';

interface ProjectListFrameProps extends Omit<ProjectRowsProps, 'rows'> {
  list: ApiQuery<{ readonly projects: readonly ProjectRow[]; readonly pages: number }>;
  /** Renders the filter, tabs or a dropdown, with the rows below it; omitted for unfiltered lists. */
  filter?: (rows: ReactNode) => ReactNode;
  page: number;
  turnTo: (page: number) => void;
  /** Shown without rows: what to do next. */
  empty: ReactNode;
  /** Renders the rows; by default a table, or cards on narrow screens. */
  table?: (rows: readonly ProjectRow[]) => ReactNode;
  /** Skeleton of such a table. */
  skeleton?: ReactNode;
}

/**
 * A list of projects: filter, rows with their loading, error and empty states, and pages.
 *
 * @example <ProjectListFrame list={useOpenProjects(page)} filter={(rows) => <StatusTabs …>{rows}</StatusTabs>} page={page} turnTo={turnTo} empty={<EmptyState … />} />
 */
export function ProjectListFrame({ list, filter, page, turnTo, ...shown }: ProjectListFrameProps) {
  const rows = <Rows list={list} {...shown} />;
  return (
    <>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        {filter ? filter(rows) : rows}
      </Paper>
      <Pager page={page} pages={list.data?.pages ?? 1} onChange={turnTo} />
    </>
  );
}

function Rows({
  list,
  empty,
  table,
  skeleton,
  ...shown
}: Omit<ProjectListFrameProps, 'filter' | 'page' | 'turnTo'>) {
  const t = useKitTexts();
  return (
    <QueryStates
      dimmed
      query={list}
      skeleton={skeleton ?? <ProjectTableSkeleton {...shown} />}
      failedTitle={t('project.listFailed')}
      empty={({ projects }) => projects.length === 0 && empty}
    >
      {({ projects }) => (table ? table(projects) : <ProjectTable rows={projects} {...shown} />)}
    </QueryStates>
  );
}
