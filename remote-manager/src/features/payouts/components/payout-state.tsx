import { nameOf } from '@metier/contract';
import { Rich } from '@metier/shared-kit/i18n';
import { Badge, DateTime, Stack, Typography, SEPARATOR } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import type { Payout } from '../payouts.api.ts';

const LOOK = {
  waiting: { tone: 'orange', icon: 'clock' },
  requested: { tone: 'grey', icon: 'created' },
  in_payout: { tone: 'blue', icon: 'clock' },
  paid: { tone: 'green', icon: 'completed' },
  failed: { tone: 'red', icon: 'refunded' },
} as const;

/** The state of a payout, since when, and who settles or has settled it. */
export function PayoutState({ payout }: { payout: Payout }) {
  const t = useTexts();
  const { state, by_hand, requested_at, expected_at, settled_at, reason } = payout;
  const word = state === 'requested' && by_hand ? 'waiting' : state;
  return (
    <Stack direction="row" sx={{ gap: 1.5, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <Badge {...LOOK[word]}>{t(`payouts.state.${word}`)}</Badge>
      <Typography variant="body2" color="textSecondary" component="div">
        <Rich
          text={t('payouts.requested')}
          marks={{ at: () => <DateTime value={requested_at} show="relative" /> }}
        />
        {expected_at && (
          <>
            {SEPARATOR}
            <Rich text={t('payouts.arrives')} marks={{ at: () => <DateTime value={expected_at} /> }} />
          </>
        )}
        <div>
          <Settler payout={payout} />
          {settled_at && (
            <>
              {SEPARATOR}
              <DateTime value={settled_at} />
            </>
          )}
          {reason && `${SEPARATOR}${t(`payouts.reason.${reason}`)}`}
        </div>
      </Typography>
    </Stack>
  );
}

function Settler({ payout: { provider, by_hand, settled_at, settled_by } }: { payout: Payout }) {
  const t = useTexts();
  if (settled_by) return t('payouts.bookedBy', { name: nameOf(settled_by) });
  if (by_hand) return t(settled_at ? 'payouts.bookedByCommand' : 'payouts.byHand');
  if (!provider) return t(settled_at ? 'payouts.bookedByProvider' : 'payouts.handedOver');
  return t(settled_at ? 'payouts.settledBy' : 'payouts.settles', {
    provider: t(`payouts.provider.${provider}`),
  });
}
