import type { ReadOf } from '@metier/contract';
import type { ReactNode } from 'react';
import type { Query } from '../../../http/index.ts';
import { useKitTexts } from '../../../i18n/index.ts';
import { PAYMENT_CHECK_MS, useApiRead } from '../../../query/index.ts';
import { Button, EmptyState, IN_ORDER, keepInOrder, Stack } from '../../../ui/index.ts';
import { ProjectListFrame } from './project-list-frame.tsx';
import type { ProjectRowsProps } from './project-row-parts.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { useListPlace } from './use-list-place.ts';
import { YourMoves, type YourMovesProps } from './your-moves.tsx';

type ListCall =
  | 'GET /api/customer/my_projects'
  | 'GET /api/freelancer/my_projects'
  | 'GET /api/manager/my_projects';

interface ProjectListProps extends Omit<ProjectRowsProps, 'rows'> {
  /** The read of the list, as in the manifest's `reads`. */
  read: (query: Query<ListCall>) => ReadOf<ListCall>;
  /** Shown if there is no project at all: what to do next. */
  empty: ReactNode;
  /** The read of a page of the projects that wait for the viewer; their panel stands above the list. */
  moves?: YourMovesProps['read'];
}

/**
 * The user's projects: filter, table or cards, pages; filter and page are in the URL. Source: seed.md §2.
 *
 * @example <ProjectList read={myProjectsRead} empty={<EmptyState title={t('empty')} />} />
 */
export function ProjectList({ read, empty, moves, ...shown }: ProjectListProps) {
  const t = useKitTexts();
  const { status, page, filter, turnTo } = useListPlace();
  const sort = shown.sorting?.sort;
  const list = useApiRead(
    read({ page, ...(status ? { status: [status] } : {}), ...(sort ? { sort } : {}) }),
    {
      keepPrevious: true,
      refetchEvery: ({ projects }) =>
        projects.some(({ payment_pending }) => payment_pending) && PAYMENT_CHECK_MS,
    },
  );
  const showAll = (
    <Button variant="outlined" color="inherit" onClick={() => filter(undefined)}>
      {t('project.showAll')}
    </Button>
  );
  return (
    <Stack ref={keepInOrder} sx={{ gap: 3, ...IN_ORDER }}>
      {moves && <YourMoves read={moves} {...(shown.action && { action: shown.action })} />}
      <div>
        <ProjectListFrame
          {...shown}
          list={list}
          filter={(rows) => (
            <StatusTabs status={status} onChange={filter}>
              {rows}
            </StatusTabs>
          )}
          page={page}
          turnTo={turnTo}
          empty={status ? <EmptyState title={t('project.noneOfStatus')} action={showAll} /> : empty}
        />
      </div>
    </Stack>
  );
}
