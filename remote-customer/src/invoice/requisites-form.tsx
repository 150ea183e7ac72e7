import { Form, SubmitButton, TextField } from '@metier/shared-kit/forms';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { Button } from '@metier/shared-kit/ui';
import { DialogActions } from '@metier/shared-kit/ui/dialogs';
import { useTexts } from '../texts.ts';
import { useSaveRequisites, type Requisites } from './invoice.api.ts';
import { requisitesSchema } from './invoice.schema.ts';

interface RequisitesFormProps {
  projectId: string;
  requisites: Requisites;
  onClose: () => void;
}

/** Codes and accounts are written without spaces; people and banks often write them in groups. */
const withoutSpaces = (typed: string) => typed.replaceAll(/\s/g, '').toUpperCase();

/** The seven requisites of an invoice. */
export function RequisitesForm({ projectId, requisites, onClose }: RequisitesFormProps) {
  const t = useTexts();
  const kit = useKitTexts();
  const save = useSaveRequisites();
  return (
    <Form
      initialValues={requisites}
      schema={requisitesSchema}
      onSubmit={async (values) => {
        await save.mutateAsync({ body: { project_id: projectId, ...values } });
        onClose();
      }}
    >
      <TextField name="companyName" label={t('invoice.companyName')} autoComplete="organization" />
      <TextField name="legalAddress" label={t('invoice.legalAddress')} autoComplete="street-address" />
      <TextField name="inn" label={t('invoice.inn')} hint={t('invoice.innHint')} shape={withoutSpaces} />
      <TextField name="bankName" label={t('invoice.bankName')} />
      <TextField name="bik" label={t('invoice.bik')} hint={t('invoice.bikHint')} shape={withoutSpaces} />
      <TextField
        name="paymentAccount"
        label={t('invoice.paymentAccount')}
        hint={t('invoice.accountHint')}
        shape={withoutSpaces}
      />
      <TextField
        name="correspondentAccount"
        label={t('invoice.correspondentAccount')}
        hint={t('invoice.accountHint')}
        shape={withoutSpaces}
      />
      <DialogActions sx={{ p: 0, pt: 1 }}>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {kit('action.cancel')}
        </Button>
        <SubmitButton size="medium">{kit('action.save')}</SubmitButton>
      </DialogActions>
    </Form>
  );
}
