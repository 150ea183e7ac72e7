import type { ReactNode } from 'react';
import { LIMITS } from '../../contract/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { Box, ErrorState, Pager, Paper, RowsSkeleton } from '../../ui/index.ts';
import type { ProjectRow } from '../types.ts';
import type { ProjectRowsProps } from './project-row-parts.tsx';
import { ProjectTable } from './project-table.tsx';

/** A page of projects as a query holds it. */
interface ListQuery {
  readonly data: { readonly projects: readonly ProjectRow[]; readonly pages: number } | undefined;
  readonly error: unknown;
  readonly isError: boolean;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

interface ProjectListFrameProps extends Omit<ProjectRowsProps, 'rows'> {
  list: ListQuery;
  /** Above the rows: tabs or a dropdown. */
  filter: ReactNode;
  page: number;
  turnTo: (page: number) => void;
  /** Shown when there are no rows: what to do next. */
  empty: ReactNode;
}

/**
 * Any list of projects: filter, then rows that wait, fail, are missing or stand there, then pages.
 *
 * @example <ProjectListFrame list={useOpenProjects(page)} filter={<TypeFilter … />} page={page} turnTo={turnTo} empty={<EmptyState … />} />
 */
export function ProjectListFrame({ list, filter, page, turnTo, empty, ...rows }: ProjectListFrameProps) {
  const t = useKitTexts();
  return (
    <>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        {filter}
        {list.isError ? (
          <ErrorState
            title={t('project.listFailed')}
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        ) : !list.data ? (
          <RowsSkeleton rows={LIMITS.pageSize / 2} />
        ) : list.data.projects.length > 0 ? (
          <Box aria-busy={list.isPlaceholderData} sx={{ opacity: list.isPlaceholderData ? 0.6 : 1 }}>
            <ProjectTable rows={list.data.projects} {...rows} />
          </Box>
        ) : (
          empty
        )}
      </Paper>
      <Pager page={page} pages={list.data?.pages ?? 1} onChange={turnTo} />
    </>
  );
}
