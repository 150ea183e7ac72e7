import { freelancerFinancesPath, nameOf } from '@metier/contract';
import { Box, Button, Money, Paper, Stack, TextLink, Typography } from '@metier/shared-kit/ui';
import { useId } from 'react';
import { useTexts } from '../../../texts.ts';
import type { Payout } from '../payouts.api.ts';
import { PayoutState } from './payout-state.tsx';
import type { Booking } from './use-booking.tsx';

/** Padding of a row, shared with the skeleton. */
export const SPACING = { px: { xs: 2, sm: 2.5 }, py: 1.5 } as const;

/** On a phone the amount stands beside the name, and the buttons below all. */
const ROW = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr auto', md: 'minmax(200px, 1fr) minmax(240px, 2fr) auto auto' },
  gridTemplateAreas: {
    xs: '"person amount" "state state" "buttons buttons"',
    md: '"person state amount buttons"',
  },
} as const;

interface PayoutRowProps {
  payout: Payout;
  onBook: (booking: Booking) => void;
}

/** A payout: to whom, how much, its state, and its outcomes if it is made manually. */
export function PayoutRow({ payout, onBook }: PayoutRowProps) {
  const t = useTexts();
  const id = useId();
  const { freelancer, email, funds, by_hand, settled_at } = payout;
  const name = nameOf(freelancer);
  const bookAs = (outcome: Booking['outcome']) => () => onBook({ payout, outcome });
  return (
    <Paper component="li" variant="outlined" aria-labelledby={id} sx={SPACING}>
      <Box sx={ROW}>
        <Box sx={{ gridArea: 'person', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 550 }}>
            <TextLink to={freelancerFinancesPath(freelancer.id)}>{name}</TextLink>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {email}
          </Typography>
        </Box>
        <Box sx={{ gridArea: 'state', minWidth: 0 }}>
          <PayoutState payout={payout} />
        </Box>
        <Typography sx={{ gridArea: 'amount', fontWeight: 600, minWidth: 88, textAlign: 'right' }}>
          <Money amount={funds} />
        </Typography>
        {by_hand && settled_at === null && (
          <Stack direction="row" sx={{ gridArea: 'buttons', gap: 1, flexWrap: 'wrap' }}>
            <Button
              variant="contained"
              aria-label={t('payouts.paidNamed', { name })}
              onClick={bookAs('paid')}
            >
              {t('payouts.paid')}
            </Button>
            <Button
              variant="outlined"
              color="inherit"
              aria-label={t('payouts.failedNamed', { name })}
              onClick={bookAs('failed')}
            >
              {t('payouts.failed')}
            </Button>
          </Stack>
        )}
      </Box>
    </Paper>
  );
}
