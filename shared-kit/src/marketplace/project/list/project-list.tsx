import type { ReadOf } from '@metier/contract';
import type { ReactNode } from 'react';
import type { Query } from '../../../http/index.ts';
import { useKitTexts } from '../../../i18n/index.ts';
import { PAYMENT_CHECK_MS, useApiRead } from '../../../query/index.ts';
import { useLocation } from '../../../router/index.ts';
import { ButtonLink, EmptyState } from '../../../ui/index.ts';
import { ProjectListFrame } from './project-list-frame.tsx';
import type { ProjectRowsProps } from './project-row-parts.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { ListTools, useSearch } from './list-tools.tsx';
import { useListQuery } from './use-list-query.ts';
import { useSorting } from './use-sorting.ts';
import { YourMoves, type YourMovesProps } from './your-moves.tsx';

type ListCall =
  | 'GET /api/customer/my_projects'
  | 'GET /api/freelancer/my_projects'
  | 'GET /api/manager/my_projects';

/** State of a list that is shown as its skeleton. */
const LOADING = { isPending: true, isError: false, error: null, data: undefined } as const;

interface ProjectListProps extends Omit<ProjectRowsProps, 'rows' | 'sorting'> {
  /** The read of the list, as in the manifest's `reads`. */
  read: (query: Query<ListCall>) => ReadOf<ListCall>;
  /** Shown if there is no project at all: what to do next. */
  empty: ReactNode;
  /** The read of a page of the projects that wait for the viewer; their panel stands above the list. */
  moves?: YourMovesProps['read'];
  /** What else waits for the viewer, in the same panel. */
  also?: YourMovesProps['also'];
}

/**
 * The user's projects: search, filter, table or cards, pages; all of them are in the URL. Source: seed.md §2.
 *
 * @example <ProjectList read={myProjectsRead} empty={<EmptyState title={t('empty')} />} />
 */
export function ProjectList({ read, empty, moves, also, ...shown }: ProjectListProps) {
  const t = useKitTexts();
  const { status, page, filter, turnTo } = useListQuery();
  const sorting = useSorting();
  const [search] = useSearch();
  const { pathname } = useLocation();
  const list = useApiRead(
    read({
      page,
      ...(status && { status: [status] }),
      ...(search && { search }),
      ...(sorting.sort && { sort: sorting.sort }),
    }),
    {
      keepPrevious: true,
      refetchEvery: ({ projects }) =>
        projects.some(({ payment_pending }) => payment_pending) && PAYMENT_CHECK_MS,
    },
  );
  const showAll = (
    <ButtonLink to={pathname} variant="outlined" color="inherit">
      {t('project.showAll')}
    </ButtonLink>
  );
  const noneFound = t(search ? 'project.noneFound' : 'project.noneOfStatus', { search });
  // The previous list, which is shown meanwhile, may have been filtered.
  const isEmpty = !status && !search && !list.isPlaceholderData && list.data?.total === 0;
  const frame = (isLoading: boolean) => {
    const withTools = (rows: ReactNode) => (
      <>
        <ListTools sorting={sorting} total={isLoading ? undefined : list.data?.total} />
        <StatusTabs status={status} onChange={filter} counts={isLoading ? undefined : list.data?.by_status}>
          {rows}
        </StatusTabs>
      </>
    );
    return (
      <ProjectListFrame
        {...shown}
        sorting={sorting}
        list={isLoading ? { ...list, ...LOADING } : list}
        // Without any project there is nothing to search or filter.
        {...((isLoading || !isEmpty) && { filter: withTools })}
        page={page}
        turnTo={turnTo}
        empty={status || search ? <EmptyState icon="search" title={noneFound} action={showAll} /> : empty}
      />
    );
  };
  if (!moves) return frame(false);
  return (
    <YourMoves read={moves} also={also} {...(shown.action && { action: shown.action })}>
      {frame}
    </YourMoves>
  );
}
