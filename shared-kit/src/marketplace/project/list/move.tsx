import { projectPath } from '@metier/contract';
import { useKitTexts } from '../../../i18n/index.ts';
import {
  Badge,
  Box,
  pressLink,
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

/** Seconds before a deadline from which it is urgent. */
const URGENT = 86_400;

/** One project that waits; the whole row leads to it. */
export function Move({ row, action }: { row: ProjectRow } & Pick<ProjectRowsProps, 'action'>) {
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
