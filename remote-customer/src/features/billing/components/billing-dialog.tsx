import { useKitTexts } from '@metier/shared-kit/i18n';
import { Typography } from '@metier/shared-kit/ui';
import { Dialog, DialogTitle } from '@metier/shared-kit/ui/dialogs';
import { useId } from 'react';
import type { Requisites } from '../../../shared/invoice/invoice.api.ts';
import { RequisitesForm } from '../../../shared/invoice/requisites-form.tsx';
import { useTexts } from '../../../texts.ts';
import { useSaveBillingProfile } from '../billing.api.ts';

interface BillingDialogProps {
  requisites: Requisites;
  onClose: () => void;
}

/** Changes the billing profile. */
export function BillingDialog({ requisites, onClose }: BillingDialogProps) {
  const t = useTexts();
  const kit = useKitTexts();
  const id = useId();
  const save = useSaveBillingProfile();
  return (
    <Dialog open onClose={() => !save.isPending && onClose()} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('billing.profile.title')}</DialogTitle>
      <RequisitesForm
        about="customer"
        requisites={requisites}
        lead={
          <Typography color="textSecondary" sx={{ mb: 2.5 }}>
            {t('billing.profile.text')}
          </Typography>
        }
        onSave={(body) => save.mutateAsync({ body }, { onSuccess: onClose })}
        submit={kit('action.save')}
        onClose={onClose}
      />
    </Dialog>
  );
}
