import type { ReactNode } from 'react';
import { LIMITS } from '../../contract/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { useApiQuery } from '../../query/index.ts';
import { Box, Button, EmptyState, ErrorState, Pager, Paper, RowsSkeleton } from '../../ui/index.ts';
import type { ProjectRow } from '../types.ts';
import { ProjectTable } from './project-table.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { useListPlace } from './use-list-place.ts';

interface ProjectListProps {
  /** Whose list. */
  call: 'GET /api/customer/my_projects' | 'GET /api/freelancer/my_projects' | 'GET /api/manager/my_projects';
  /** Shown when there is no project at all: what to do next. */
  empty: ReactNode;
  action?: (row: ProjectRow) => ReactNode;
}

/**
 * The own projects: filter, table or cards, pages; both filter and page stand in the URL. Source: seed.md §2.
 *
 * @example <ProjectList call="GET /api/customer/my_projects" empty={<EmptyState title={t('empty')} />} />
 */
export function ProjectList({ call, empty, action }: ProjectListProps) {
  const t = useKitTexts();
  const { status, page, filter, turnTo } = useListPlace();
  const list = useApiQuery(call, { query: { page, ...(status ? { status: [status] } : {}) } }, { keepPrevious: true });
  const rows = list.data?.projects;
  return (
    <>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <StatusTabs status={status} onChange={filter} />
        {list.isError ? (
          <ErrorState title={t('project.listFailed')} error={list.error} onRetry={() => void list.refetch()} />
        ) : !rows ? (
          <RowsSkeleton rows={LIMITS.pageSize / 2} />
        ) : rows.length > 0 ? (
          <Box aria-busy={list.isPlaceholderData} sx={{ opacity: list.isPlaceholderData ? 0.6 : 1 }}>
            <ProjectTable rows={rows} {...(action ? { action } : {})} />
          </Box>
        ) : status ? (
          <EmptyState
            title={t('project.noneOfStatus')}
            action={
              <Button variant="outlined" color="inherit" onClick={() => filter(undefined)}>
                {t('project.showAll')}
              </Button>
            }
          />
        ) : (
          empty
        )}
      </Paper>
      <Pager page={page} pages={list.data?.pages ?? 1} onChange={turnTo} />
    </>
  );
}
