import type { Cents } from '@metier/contract';
import type { ReactNode } from 'react';
import {
  Badge,
  Box,
  DENSE,
  pressLink,
  Stack,
  TextLink,
  Typography,
  useFormats,
  useProductNow,
} from '../../../ui/index.ts';
import { Amount } from '../amount.tsx';

/** Seconds before a deadline from which it is urgent. */
const URGENT = 86_400;

export interface WaitingRowProps {
  /** What to do. */
  title?: string | undefined;
  /** Page and name of what waits. */
  to: string;
  name: string;
  /** What happens without it. */
  note?: string | undefined;
  /** Deadline, as an ISO time. */
  until?: string | undefined;
  cents: Cents;
  action?: ReactNode;
}

/** Layout of a row, for its skeleton, too. */
export const WAITING_ROW = {
  px: { xs: 2, sm: 3 },
  py: DENSE.row,
  columnGap: 2,
  rowGap: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** One thing that waits for the viewer; the whole row leads to it. */
export const WaitingRow = ({ title, to, name, note, until, cents, action }: WaitingRowProps) => (
  <Stack
    component="li"
    direction="row"
    onClick={pressLink}
    sx={{ ...WAITING_ROW, cursor: 'pointer', '&:hover': { bgcolor: 'action.hover' } }}
  >
    <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
      {title && <Typography sx={{ fontWeight: 600 }}>{title}</Typography>}
      <Typography variant="body2">
        <TextLink to={to}>{name}</TextLink>
      </Typography>
      {note && (
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 0.25 }}>
          {note}
        </Typography>
      )}
    </Box>
    {until !== undefined && <Clock until={until} />}
    <Typography sx={{ minWidth: 88, ml: 'auto', textAlign: 'right' }}>
      <Amount cents={cents} />
    </Typography>
    {action}
  </Stack>
);

/** The time until a deadline; urgent within a day, and after it. */
function Clock({ until }: { until: string }) {
  const { relative } = useFormats();
  const now = useProductNow();
  const isUrgent = Date.parse(until) - now.getTime() < URGENT * 1000;
  return (
    <Badge tone={isUrgent ? 'red' : 'grey'} icon="clock">
      {relative(until, now)}
    </Badge>
  );
}
