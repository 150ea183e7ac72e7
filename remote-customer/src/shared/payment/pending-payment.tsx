import { useKitTexts } from '@metier/shared-kit/i18n';
import { Button, CircularProgress, Stack, Typography } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';

/** Shown while a payment is pending; the dialog can be closed. */
export function PendingPayment({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const kit = useKitTexts();
  return (
    <Stack sx={{ alignItems: 'center', gap: 3, py: 3 }}>
      <Stack role="status" sx={{ alignItems: 'center', textAlign: 'center', gap: 2 }}>
        <CircularProgress aria-hidden />
        <Typography variant="h3" component="p">
          {t('payment.pending.title')}
        </Typography>
        <Typography color="textSecondary">{t('payment.pending.text')}</Typography>
      </Stack>
      <Button variant="outlined" color="inherit" onClick={onClose}>
        {kit('action.close')}
      </Button>
    </Stack>
  );
}
