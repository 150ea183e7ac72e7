import { useState } from 'react';
import type { ReadOf } from '@metier/contract';
import { useKitTexts } from '../../../i18n/index.ts';
import { useApiRead } from '../../../query/index.ts';
import { Box, Button, Pager, Panel, QueryStates, RowsSkeleton } from '../../../ui/index.ts';
import type { ProjectRowsProps } from './project-row-parts.tsx';
import { Move } from './move.tsx';

/** Rows and their lines reach the panel's edges. */
const TO_THE_EDGE = {
  p: { xs: 0, sm: 0 },
  overflow: 'hidden',
  '& > h2': { px: { xs: 2, sm: 3 }, pt: { xs: 2, sm: 2.5 } },
} as const;

/** Rows before the rest is asked for: the panel must not push the list off the screen. */
const FIRST_ROWS = 4;

export interface YourMovesProps extends Pick<ProjectRowsProps, 'action'> {
  /** The read of a page of the projects that wait for the viewer. */
  read: (page: number) => ReadOf<'GET /api/customer/my_projects' | 'GET /api/freelancer/my_projects'>;
}

/**
 * The projects that wait for the viewer, the earliest deadline first: what to do, until when, and what happens otherwise.
 * Nothing, if none waits. Source: experience.md, Needs you.
 *
 * @example <YourMoves read={(page) => myProjectsRead({ your_move: 1, page })} />
 */
export function YourMoves({ read, action }: YourMovesProps) {
  const t = useKitTexts();
  const [page, turnTo] = useState(1);
  const list = useApiRead(read(page), { keepPrevious: true });
  const [isWhole, setIsWhole] = useState(false);
  if (list.data?.total === 0) return null;
  const rest = Math.max(0, (list.data?.total ?? 0) - FIRST_ROWS);
  return (
    <Panel title={t('project.yourMove.title')} sx={TO_THE_EDGE}>
      <QueryStates
        dimmed
        query={list}
        skeleton={<RowsSkeleton rows={2} />}
        failedTitle={t('project.yourMove.failed')}
      >
        {({ projects, pages }) => (
          <>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {(isWhole ? projects : projects.slice(0, FIRST_ROWS)).map((row) => (
                <Move key={row.id} row={row} {...(action && { action })} />
              ))}
            </Box>
            {isWhole && pages > 1 && <Pager page={page} pages={pages} onChange={turnTo} />}
            {!isWhole && rest > 0 && (
              <Button
                fullWidth
                onClick={() => setIsWhole(true)}
                sx={{ borderTop: 1, borderColor: 'divider', borderRadius: 0, py: 1.25 }}
              >
                {t('project.yourMove.more', { count: rest })}
              </Button>
            )}
          </>
        )}
      </QueryStates>
    </Panel>
  );
}
