import { PATHS, pointsOf, type WithdrawalState } from '@metier/contract';
import { Rich } from '@metier/shared-kit/i18n';
import {
  Badge,
  Box,
  PointsAmount,
  Stack,
  TextLink,
  Typography,
  useFormats,
  type IconName,
  type Tone,
  SEPARATOR,
} from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import type { Withdrawal } from '../finances.api.ts';
import { PayoutSteps } from './payout-steps.tsx';

const LOOK: Record<WithdrawalState, { tone: Tone; icon: IconName }> = {
  requested: { tone: 'grey', icon: 'created' },
  in_payout: { tone: 'blue', icon: 'clock' },
  paid: { tone: 'green', icon: 'completed' },
  failed: { tone: 'red', icon: 'refunded' },
};

interface PayoutRowsProps {
  withdrawals: readonly Withdrawal[];
  /** Advice on a failed payout is shown to its owner only. */
  isOwn: boolean;
}

/** Conversions: amount, state, steps with their dates, and the reason of a failure with what to do. */
export function PayoutRows({ withdrawals, isOwn }: PayoutRowsProps) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {withdrawals.map((withdrawal) => (
        <Row key={withdrawal.id} withdrawal={withdrawal} isOwn={isOwn} />
      ))}
    </Box>
  );
}

function Row({ withdrawal, isOwn }: { withdrawal: Withdrawal; isOwn: boolean }) {
  const t = useTexts();
  const { money } = useFormats();
  const { funds, state, reason } = withdrawal;
  return (
    <Box
      component="li"
      sx={{ px: { xs: 2, sm: 3 }, py: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{
          columnGap: 2,
          rowGap: 0.5,
          justifyContent: 'space-between',
          alignItems: { xs: 'flex-start', sm: 'center' },
        }}
      >
        <Typography sx={{ fontWeight: 550 }}>
          <PointsAmount points={pointsOf(funds)} />
          {SEPARATOR}
          {money(funds)}
        </Typography>
        <Badge {...LOOK[state]}>{t(`finances.payouts.state.${state}`)}</Badge>
      </Stack>
      <PayoutSteps withdrawal={withdrawal} />
      {reason && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t(`finances.payouts.reason.${reason}`)}{' '}
          {isOwn && (
            <Rich
              text={t(`finances.payouts.remedy.${reason}`)}
              marks={{ help: (words) => <TextLink to={PATHS.help}>{words}</TextLink> }}
            />
          )}
        </Typography>
      )}
    </Box>
  );
}
