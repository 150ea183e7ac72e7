import { useKitTexts } from '@metier/shared-kit/i18n';
import { Box, Button, CircularProgress, Stack, Typography } from '@metier/shared-kit/ui';
import { DialogContent } from '@metier/shared-kit/ui/dialogs';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';

interface PendingPaymentProps {
  isPending: boolean;
  /** Shown above. */
  lead: ReactNode;
  onClose: () => void;
}

/** Shown while a payment is pending; the dialog can be closed. Its live region is there before it speaks. */
export function PendingPayment({ isPending, lead, onClose }: PendingPaymentProps) {
  const kit = useKitTexts();
  return (
    <DialogContent sx={isPending ? [] : { flex: 'none', p: 0 }}>
      {isPending && lead}
      <Box role="status">{isPending && <Confirming />}</Box>
      {isPending && (
        <Stack sx={{ alignItems: 'center', pb: 3 }}>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {kit('action.close')}
          </Button>
        </Stack>
      )}
    </DialogContent>
  );
}

function Confirming() {
  const t = useTexts();
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 2, py: 3 }}>
      <CircularProgress aria-hidden />
      <Typography variant="h3" component="p">
        {t('payment.pending.title')}
      </Typography>
      <Typography color="textSecondary">{t('payment.pending.text')}</Typography>
    </Stack>
  );
}
