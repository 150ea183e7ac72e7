import { CircularProgress, Stack, Typography } from '@metier/shared-kit/ui';
import { useTexts } from '../texts.ts';

/** Shown while a payment is on its way. */
export function PendingPayment() {
  const t = useTexts();
  return (
    <Stack role="status" sx={{ alignItems: 'center', textAlign: 'center', gap: 2, py: 5 }}>
      <CircularProgress aria-hidden />
      <Typography variant="h3" component="p">
        {t('payment.pending.title')}
      </Typography>
      <Typography color="textSecondary">{t('payment.pending.text')}</Typography>
    </Stack>
  );
}
