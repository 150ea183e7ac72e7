import { useState, type ReactNode } from 'react';
import type { ReadOf } from '@metier/contract';
import { useKitTexts } from '../../../i18n/index.ts';
import { useApiRead, type ApiQuery } from '../../../query/index.ts';
import { Box, Button, ButtonLink, Pager, Panel, QueryStates, Stack } from '../../../ui/index.ts';
import type { ProjectRow } from '../types.ts';
import type { ProjectRowsProps } from './project-row-parts.tsx';
import { Move, moveUntil } from './move.tsx';
import { FIRST_ROWS, MovesSkeleton } from './moves-skeleton.tsx';
import { WaitingRow, type WaitingRowProps } from './waiting-row.tsx';

/** Rows and their lines reach the panel's edges. */
const TO_THE_EDGE = {
  p: { xs: 0, sm: 0 },
  overflow: 'hidden',
  '& > h2': { px: { xs: 2, sm: 3 }, pt: { xs: 2, sm: 2.5 } },
} as const;

/** Closes the panel, across its width. */
const AT_THE_END = { borderTop: 1, borderColor: 'divider', borderRadius: 0, py: 1.25 } as const;

/** Something else than a project of the list, with a deadline. */
interface Waiting extends WaitingRowProps {
  readonly id: string;
  readonly until: string;
}

/** The first of the other things by their deadlines, how many there are, and the page of all. */
export interface OthersWaiting {
  readonly rows: readonly Waiting[];
  readonly total: number;
  readonly to: string;
}

export interface YourMovesProps extends Pick<ProjectRowsProps, 'action'> {
  /** The read of a page of the projects that wait for the viewer. */
  read: (page: number) => ReadOf<'GET /api/customer/my_projects' | 'GET /api/freelancer/my_projects'>;
  /** What else waits for the viewer; on the first page, by its deadline. Null while it loads. */
  also?: OthersWaiting | null | undefined;
  /** What is below the panel; its skeleton while what waits is loading, because the panel's height is not known yet. */
  children: (isLoading: boolean) => ReactNode;
}

/**
 * The projects that wait for the viewer, the earliest deadline first: what to do, until when, and what happens
 * otherwise. No panel, if none waits. Source: experience.md, Needs you.
 *
 * @example
 * <YourMoves read={(page) => myProjectsRead({ your_move: 1, page })}>
 *   {(isLoading) => (isLoading ? <ListSkeleton /> : <List />)}
 * </YourMoves>
 */
export function YourMoves({ read, also, action, children }: YourMovesProps) {
  const t = useKitTexts();
  const [page, turnTo] = useState(1);
  const list = useApiRead(read(page), { keepPrevious: true });
  const isLoading = also === null || list.isPending;
  const isNone = !isLoading && list.data?.total === 0 && !also?.total;
  return (
    <Stack sx={{ gap: 3 }}>
      {!isNone && (
        <Panel title={t('project.yourMove.title')} sx={TO_THE_EDGE}>
          {also === null ? (
            <MovesSkeleton />
          ) : (
            <Moves list={list} page={page} turnTo={turnTo} also={also} action={action} />
          )}
        </Panel>
      )}
      {/* Remounted with a new key: moving it would count as a layout shift. */}
      <div key={String(isLoading)} inert={isLoading}>
        {children(isLoading)}
      </div>
    </Stack>
  );
}

interface MovesProps {
  list: ApiQuery<{
    readonly projects: readonly ProjectRow[];
    readonly pages: number;
    readonly total: number;
  }>;
  page: number;
  turnTo: (page: number) => void;
  also: OthersWaiting | undefined;
  action: ProjectRowsProps['action'] | undefined;
}

function Moves({ list, page, turnTo, also, action }: MovesProps) {
  const t = useKitTexts();
  const [isWhole, setIsWhole] = useState(false);
  const rest = (list.data?.total ?? 0) + (also?.total ?? 0) - FIRST_ROWS;
  const beyond = also ? also.total - also.rows.length : 0;
  const rowsOf = (projects: readonly ProjectRow[]) => {
    const moves = projects.map((row) => ({
      until: moveUntil(row),
      row: <Move key={row.id} row={row} {...(action && { action })} />,
    }));
    if (page > 1) return moves.map(({ row }) => row);
    const others = (also?.rows ?? []).map((each) => ({
      until: each.until,
      row: <WaitingRow key={each.id} {...each} />,
    }));
    return [...others, ...moves].toSorted(byDeadline).map(({ row }) => row);
  };
  return (
    <QueryStates dimmed query={list} skeleton={<MovesSkeleton />} failedTitle={t('project.yourMove.failed')}>
      {({ projects, pages }) => (
        <>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {rowsOf(projects).slice(0, isWhole ? undefined : FIRST_ROWS)}
          </Box>
          {isWhole && pages > 1 && <Pager page={page} pages={pages} onChange={turnTo} />}
          {isWhole && also && beyond > 0 && (
            <ButtonLink fullWidth to={also.to} sx={AT_THE_END}>
              {t('project.yourMove.more', { count: beyond })}
            </ButtonLink>
          )}
          {!isWhole && rest > 0 && (
            <Button fullWidth onClick={() => setIsWhole(true)} sx={AT_THE_END}>
              {t('project.yourMove.more', { count: rest })}
            </Button>
          )}
        </>
      )}
    </QueryStates>
  );
}

/** Times are ISO, so they sort as texts; what has none comes last. */
const byDeadline = (one: { until: string | undefined }, other: { until: string | undefined }): number =>
  (one.until ?? '~') < (other.until ?? '~') ? -1 : Number((one.until ?? '~') > (other.until ?? '~'));
