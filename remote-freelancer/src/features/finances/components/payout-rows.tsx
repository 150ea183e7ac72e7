import { pointsOf, type WithdrawalState } from '@metier/contract';
import {
  Badge,
  Box,
  PointsAmount,
  Stack,
  Typography,
  useFormats,
  type IconName,
  type Tone,
} from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import type { Withdrawal } from '../finances.api.ts';

const LOOK: Record<WithdrawalState, { tone: Tone; icon: IconName }> = {
  requested: { tone: 'grey', icon: 'created' },
  in_payout: { tone: 'blue', icon: 'clock' },
  paid: { tone: 'green', icon: 'completed' },
  failed: { tone: 'red', icon: 'refunded' },
};

/** Conversions: amount, state, dates, and the reason of a failure. */
export function PayoutRows({ withdrawals }: { withdrawals: readonly Withdrawal[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {withdrawals.map((withdrawal) => (
        <Row key={withdrawal.id} withdrawal={withdrawal} />
      ))}
    </Box>
  );
}

function Row({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTexts();
  const { dateTime, money } = useFormats();
  const { funds, state, requested_at, expected_at, settled_at, reason } = withdrawal;
  const at = dateTime(settled_at ?? expected_at ?? requested_at);
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        px: { xs: 2, sm: 3 },
        py: 1.5,
        gap: 2,
        justifyContent: 'space-between',
        alignItems: 'center',
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 550 }}>
          <PointsAmount points={pointsOf(funds)} /> · {money(funds)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t(`finances.payouts.${state}`, { requested: dateTime(requested_at), at })}
        </Typography>
        {reason && <Typography variant="body2">{t(`finances.payouts.reason.${reason}`)}</Typography>}
      </Box>
      <Box sx={{ flexShrink: 0 }}>
        <Badge {...LOOK[state]}>{t(`finances.payouts.state.${state}`)}</Badge>
      </Box>
    </Stack>
  );
}
