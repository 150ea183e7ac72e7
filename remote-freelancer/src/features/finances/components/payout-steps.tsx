import { isStripePage } from '@metier/shared-kit/marketplace/card';
import { Box, DateTime, Icon, Typography, type IconName } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import type { Withdrawal } from '../finances.api.ts';
import { payoutSteps, type PayoutStep } from '../payout-steps.ts';

/** The steps of a conversion with their dates; the one it has reached is marked. */
export function PayoutSteps({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTexts();
  return (
    <Box
      component="ol"
      aria-label={t('finances.payouts.steps')}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
        gap: { xs: 0.75, sm: 2 },
        m: 0,
        mt: 1,
        p: 0,
        listStyle: 'none',
      }}
    >
      {payoutSteps(withdrawal, isStripePage()).map((step) => (
        <Step key={step.name} step={step} />
      ))}
    </Box>
  );
}

const lookOf = ({ name, place }: PayoutStep): { icon: IconName; color: string } => {
  if (name === 'failed') return { icon: 'warning', color: 'tone.red.ink' };
  if (place === 'next') return { icon: 'created', color: 'text.secondary' };
  if (place === 'now' && name !== 'paid') return { icon: 'clock', color: 'tone.blue.ink' };
  return { icon: 'completed', color: 'tone.green.ink' };
};

function Step({ step }: { step: PayoutStep }) {
  const t = useTexts();
  const { name, place, at } = step;
  const { icon, color } = lookOf(step);
  const isNext = place === 'next';
  return (
    <Box
      component="li"
      {...(place === 'now' && { 'aria-current': 'step' })}
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', minWidth: 0 }}
    >
      <Icon name={icon} sx={{ fontSize: 20, color, mt: '1px' }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography
          variant="body2"
          sx={{ fontWeight: place === 'now' ? 600 : 400, color: isNext ? 'text.secondary' : 'text.primary' }}
        >
          {t(`finances.payouts.state.${name}`)}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {isNext && t(at === null ? 'finances.payouts.usually' : 'finances.payouts.expected')}{' '}
          {at !== null && <DateTime value={at} />}
        </Typography>
      </Box>
    </Box>
  );
}
