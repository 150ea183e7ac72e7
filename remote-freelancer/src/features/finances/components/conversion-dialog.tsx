import { centsOf, type Points } from '@metier/contract';
import { CancelButton, SubmitButton } from '@metier/shared-kit/forms';
import { CardFields, NO_CARD } from '@metier/shared-kit/marketplace/card';
import { DialogForm } from '@metier/shared-kit/forms/dialog';
import { Divider, ShownAlert, Typography, useFormats } from '@metier/shared-kit/ui';
import { Dialog, DialogTitle } from '@metier/shared-kit/ui/dialogs';
import { useId, useMemo } from 'react';
import { useTexts } from '../../../texts.ts';
import { conversionSchema } from '../conversion.schema.ts';
import { usePayout } from '../use-payout.ts';
import { AmountField } from './amount-field.tsx';

const NOTHING = { amount: '', ...NO_CARD };
const CARD = Object.keys(NO_CARD);

interface ConversionDialogProps {
  available: Points;
  onClose: () => void;
}

/**
 * Converts points to money. The API gets only the amount and a token of the card. Source: seed.md §§5, 7, 9,
 * product.md §13.
 */
export function ConversionDialog({ available, onClose }: ConversionDialogProps) {
  const t = useTexts();
  const formats = useFormats();
  const id = useId();
  const { isByHand, isBusy, refused, payOut } = usePayout();
  const schema = useMemo(
    () => conversionSchema(available, formats, isByHand ? 'by-hand' : 'card'),
    [available, formats, isByHand],
  );
  return (
    <Dialog open onClose={() => !isBusy && onClose()} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('finances.convert.title')}</DialogTitle>
      <DialogForm
        lead={
          <Typography color="textSecondary" sx={{ mb: 3 }}>
            {t(isByHand ? 'finances.convert.byHand' : 'finances.convert.lead')}
          </Typography>
        }
        actions={
          <>
            <CancelButton size="large" onClick={onClose} />
            <SubmitButton>{t('finances.convert.submit')}</SubmitButton>
          </>
        }
        draft={{ kind: 'conversion', except: CARD }}
        initialValues={NOTHING}
        schema={schema}
        onSubmit={async ({ amount, ...card }) => {
          const isTaken = await payOut(centsOf(formats.wholeNumber(amount) ?? 0), card);
          if (isTaken) onClose();
          return isTaken;
        }}
      >
        {refused && <ShownAlert severity="error">{t(`finances.payouts.reason.${refused}`)}</ShownAlert>}
        <AmountField available={available} isByHand={isByHand} />
        {!isByHand && (
          <>
            <Divider />
            <CardFields />
            <Typography variant="caption" color="textSecondary">
              {t('finances.convert.privacy')}
            </Typography>
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
