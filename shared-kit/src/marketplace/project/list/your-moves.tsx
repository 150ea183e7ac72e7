import { useState } from 'react';
import { projectPath, type ReadOf } from '@metier/contract';
import { useKitTexts } from '../../../i18n/index.ts';
import { useApiRead } from '../../../query/index.ts';
import {
  Badge,
  Box,
  Button,
  Pager,
  Panel,
  pressLink,
  QueryStates,
  RowsSkeleton,
  Stack,
  TextLink,
  Typography,
  useFormats,
  useProductNow,
  type Tone,
  DENSE,
} from '../../../ui/index.ts';
import { actionOf } from '../action-of.ts';
import { Amount } from '../amount.tsx';
import { useTimerText } from '../timer-text.ts';
import type { ProjectRow } from '../types.ts';
import type { ProjectRowsProps } from './project-row-parts.tsx';

/** Rows and their lines reach the panel's edges. */
const TO_THE_EDGE = {
  p: { xs: 0, sm: 0 },
  overflow: 'hidden',
  '& > h2': { px: { xs: 2, sm: 3 }, pt: { xs: 2, sm: 2.5 } },
} as const;

/** Rows before the rest is asked for: the panel must not push the list off the screen. */
const FIRST_ROWS = 4;
/** Seconds before a deadline from which it is urgent. */
const URGENT = 86_400;

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

/** One project that waits; the whole row leads to it. */
function Move({ row, action }: { row: ProjectRow } & Pick<YourMovesProps, 'action'>) {
  const t = useKitTexts();
  const timerText = useTimerText();
  // After a decision, the other side's offer is its agreement to it.
  const move = row.case === 'decided' ? 'offer_share' : row.your_move;
  const until = row.your_move ? actionOf(row, row.your_move)?.deadline : undefined;
  return (
    <Stack
      component="li"
      direction="row"
      onClick={pressLink}
      sx={{
        cursor: 'pointer',
        px: { xs: 2, sm: 3 },
        py: DENSE.row,
        columnGap: 2,
        rowGap: 1,
        flexWrap: 'wrap',
        alignItems: 'center',
        borderTop: 1,
        borderColor: 'divider',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {move && <Typography sx={{ fontWeight: 600 }}>{t(`project.move.${move}`)}</Typography>}
        <Typography variant="body2">
          <TextLink to={projectPath(row.id)}>{row.name}</TextLink>
        </Typography>
        {row.next_timer && (
          <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 0.25 }}>
            {timerText(row.next_timer)}
          </Typography>
        )}
      </Box>
      {until !== undefined && <Clock until={until} />}
      <Typography sx={{ minWidth: 88, ml: 'auto', textAlign: 'right' }}>
        <Amount cents={row.budget} />
      </Typography>
      {action?.(row)}
    </Stack>
  );
}

/** The time until a deadline; urgent within a day, and after it. */
function Clock({ until }: { until: string }) {
  const { relative } = useFormats();
  const now = useProductNow();
  const isUrgent = Date.parse(until) - now.getTime() < URGENT * 1000;
  const tone: Tone = isUrgent ? 'red' : 'grey';
  return (
    <Badge tone={tone} icon="clock">
      {relative(until, now)}
    </Badge>
  );
}
