import type { Requisite } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { useRequisiteNames } from '@metier/shared-kit/marketplace/project/page';
import { Alert, ErrorState, QueryStates, RowsSkeleton, Typography } from '@metier/shared-kit/ui';
import { Dialog, DialogContent, DialogTitle } from '@metier/shared-kit/ui/dialogs';
import { useTexts } from '../../texts.ts';
import { useRequisites, useSaveRequisites } from './invoice.api.ts';
import { RequisitesForm } from './requisites-form.tsx';

/** The missing details of an invoice, and what to do once they are entered. */
export interface Need {
  readonly missing: readonly Requisite[];
  readonly save: () => void;
}

interface RequisitesDialogProps {
  projectId: string;
  need?: Need;
  onClose: () => void;
}

/** Dialog for the company details of a project's invoice. */
export function RequisitesDialog({ projectId, need, onClose }: RequisitesDialogProps) {
  const t = useTexts();
  const kit = useKitTexts();
  const namesOf = useRequisiteNames();
  const save = useSaveRequisites();
  const goOn = () => {
    onClose();
    need?.save();
  };
  const lead = (
    <>
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {t('invoice.detailsText')}
      </Typography>
      {need && (
        <Alert severity="info" sx={{ mb: 2.5 }}>
          {t('invoice.needs', { names: namesOf(need.missing) })}
        </Alert>
      )}
    </>
  );
  return (
    <Dialog
      open
      onClose={() => !save.isPending && onClose()}
      maxWidth="sm"
      fullWidth
      aria-labelledby="requisites-title"
    >
      <DialogTitle id="requisites-title">{t('invoice.details')}</DialogTitle>
      <QueryStates
        query={useRequisites(projectId)}
        skeleton={
          <DialogContent>
            {lead}
            <RowsSkeleton rows={7} />
          </DialogContent>
        }
        failed={(error, retry) => (
          <DialogContent>
            {lead}
            <ErrorState error={error} onRetry={retry} />
          </DialogContent>
        )}
      >
        {(requisites) => (
          <RequisitesForm
            about={projectId}
            requisites={requisites}
            lead={lead}
            onSave={(values) =>
              save.mutateAsync({ body: { project_id: projectId, ...values } }, { onSuccess: goOn })
            }
            submit={need ? t('invoice.saveAndDownload') : kit('action.save')}
            onClose={onClose}
          />
        )}
      </QueryStates>
    </Dialog>
  );
}
