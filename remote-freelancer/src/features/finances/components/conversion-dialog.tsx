import { centsOf, type Points } from '@metier/shared-kit/contract';
import { CancelButton, Form, SubmitButton } from '@metier/shared-kit/forms';
import { CardFields, NO_CARD } from '@metier/shared-kit/forms/card';
import { Divider, Stack, Typography, useFormats } from '@metier/shared-kit/ui';
import { Dialog, DialogContent, DialogTitle } from '@metier/shared-kit/ui/dialogs';
import { useId, useMemo } from 'react';
import { useTexts } from '../../../texts.ts';
import { conversionSchema } from '../conversion.schema.ts';
import { useConversion } from '../finances.api.ts';
import { AmountField } from './amount-field.tsx';

const NOTHING = { amount: '', ...NO_CARD };

interface ConversionDialogProps {
  available: Points;
  onClose: () => void;
}

/** Converts points to money. Of all that is typed here only the amount is sent to the API. Source: seed.md §§5, 7, 9. */
export function ConversionDialog({ available, onClose }: ConversionDialogProps) {
  const t = useTexts();
  const formats = useFormats();
  const id = useId();
  const schema = useMemo(() => conversionSchema(available, formats), [available, formats]);
  const convert = useConversion();
  return (
    <Dialog open onClose={() => !convert.isPending && onClose()} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('finances.convert.title')}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {t('finances.convert.lead')}
        </Typography>
        <Form
          initialValues={NOTHING}
          schema={schema}
          onSubmit={async ({ amount }) => {
            await convert.mutateAsync({ body: { funds: centsOf(formats.wholeNumber(amount) ?? 0) } });
            onClose();
          }}
        >
          <AmountField available={available} />
          <Divider />
          <CardFields />
          <Typography variant="caption" color="textSecondary">
            {t('finances.convert.privacy')}
          </Typography>
          <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
            <CancelButton size="large" onClick={onClose} />
            <SubmitButton>{t('finances.convert.submit')}</SubmitButton>
          </Stack>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
