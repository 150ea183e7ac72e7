import type { ReactNode } from 'react';
import { useKitTexts } from '../../../i18n/index.ts';
import type { ApiQuery } from '../../../query/index.ts';
import { Box, ErrorState, Pager, Paper } from '../../../ui/index.ts';
import type { ProjectRow } from '../types.ts';
import type { ProjectRowsProps } from './project-row-parts.tsx';
import { ProjectTable } from './project-table.tsx';
import { ProjectTableSkeleton } from './project-table-skeleton.tsx';

interface ProjectListFrameProps extends Omit<ProjectRowsProps, 'rows'> {
  list: ApiQuery<{ readonly projects: readonly ProjectRow[]; readonly pages: number }>;
  /** Draws the filter, tabs or a dropdown, with the rows under it; left out where nothing is filtered. */
  filter?: (rows: ReactNode) => ReactNode;
  page: number;
  turnTo: (page: number) => void;
  /** Shown when there are no rows: what to do next. */
  empty: ReactNode;
}

/**
 * Any list of projects: filter, then rows that wait, fail, are missing or stand there, then pages.
 *
 * @example <ProjectListFrame list={useOpenProjects(page)} filter={(rows) => <StatusTabs …>{rows}</StatusTabs>} page={page} turnTo={turnTo} empty={<EmptyState … />} />
 */
export function ProjectListFrame({
  list,
  filter = (rows) => rows,
  page,
  turnTo,
  ...shown
}: ProjectListFrameProps) {
  return (
    <>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        {filter(<Rows list={list} {...shown} />)}
      </Paper>
      <Pager page={page} pages={list.data?.pages ?? 1} onChange={turnTo} />
    </>
  );
}

function Rows({ list, empty, ...shown }: Omit<ProjectListFrameProps, 'filter' | 'page' | 'turnTo'>) {
  const t = useKitTexts();
  if (list.isError)
    return (
      <ErrorState title={t('project.listFailed')} error={list.error} onRetry={() => void list.refetch()} />
    );
  if (!list.data) return <ProjectTableSkeleton {...shown} />;
  if (list.data.projects.length === 0) return empty;
  return (
    <Box aria-busy={list.isPlaceholderData} sx={{ opacity: list.isPlaceholderData ? 0.6 : 1 }}>
      <ProjectTable rows={list.data.projects} {...shown} />
    </Box>
  );
}
