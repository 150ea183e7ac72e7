import { CancelButton, Form, SubmitButton, TextField } from '@metier/shared-kit/forms';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { DialogActions } from '@metier/shared-kit/ui/dialogs';
import { useTexts } from '../texts.ts';
import type { Requisites } from './invoice.api.ts';
import { requisitesSchema } from './invoice.schema.ts';

interface RequisitesFormProps {
  requisites: Requisites;
  onSave: (requisites: Requisites) => Promise<unknown>;
  onClose: () => void;
}

/** The seven requisites of an invoice. */
export function RequisitesForm({ requisites, onSave, onClose }: RequisitesFormProps) {
  const t = useTexts();
  const kit = useKitTexts();
  return (
    <Form initialValues={requisites} schema={requisitesSchema} onSubmit={onSave}>
      <TextField name="companyName" label={t('invoice.companyName')} autoComplete="organization" />
      <TextField name="legalAddress" label={t('invoice.legalAddress')} autoComplete="street-address" />
      <TextField name="inn" label={t('invoice.inn')} hint={t('invoice.innHint')} />
      <TextField name="bankName" label={t('invoice.bankName')} />
      <TextField name="bik" label={t('invoice.bik')} hint={t('invoice.bikHint')} />
      <TextField name="paymentAccount" label={t('invoice.paymentAccount')} hint={t('invoice.accountHint')} />
      <TextField
        name="correspondentAccount"
        label={t('invoice.correspondentAccount')}
        hint={t('invoice.correspondentHint')}
        optional={kit('field.optional')}
      />
      <DialogActions sx={{ p: 0, pt: 1 }}>
        <CancelButton onClick={onClose} />
        <SubmitButton size="medium">{kit('action.save')}</SubmitButton>
      </DialogActions>
    </Form>
  );
}
