import { CancelButton, SubmitButton, TextField } from '@metier/shared-kit/forms';
import { DialogForm } from '@metier/shared-kit/forms/dialog';
import { useKitTexts } from '@metier/shared-kit/i18n';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import type { Requisites } from './invoice.api.ts';
import { requisitesSchema } from './invoice.schema.ts';

interface RequisitesFormProps {
  /** Subject of the draft: a project, or the customer. */
  about: string;
  requisites: Requisites;
  /** Shown above the fields. */
  lead: ReactNode;
  /** Label of the submit button. */
  submit: string;
  onSave: (requisites: Requisites) => Promise<unknown>;
  onClose: () => void;
}

/** The seven requisites of an invoice. */
export function RequisitesForm({ about, requisites, lead, submit, onSave, onClose }: RequisitesFormProps) {
  const t = useTexts();
  const kit = useKitTexts();
  return (
    <DialogForm
      lead={lead}
      actions={
        <>
          <CancelButton onClick={onClose} />
          <SubmitButton size="medium">{submit}</SubmitButton>
        </>
      }
      draft={{ kind: 'requisites', about }}
      initialValues={requisites}
      schema={requisitesSchema}
      onSubmit={onSave}
    >
      <TextField name="companyName" label={kit('papers.requisite.companyName')} autoComplete="organization" />
      <TextField
        name="legalAddress"
        label={kit('papers.requisite.legalAddress')}
        autoComplete="street-address"
      />
      <TextField name="inn" label={kit('papers.requisite.inn')} hint={t('invoice.innHint')} />
      <TextField name="bankName" label={kit('papers.requisite.bankName')} />
      <TextField name="bik" label={kit('papers.requisite.bik')} hint={t('invoice.bikHint')} />
      <TextField
        name="paymentAccount"
        label={kit('papers.requisite.paymentAccount')}
        hint={t('invoice.accountHint')}
      />
      <TextField
        name="correspondentAccount"
        label={kit('papers.requisite.correspondentAccount')}
        hint={t('invoice.correspondentHint')}
        optional={kit('field.optional')}
      />
    </DialogForm>
  );
}
