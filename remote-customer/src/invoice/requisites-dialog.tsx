import { ErrorState, RowsSkeleton, Typography } from '@metier/shared-kit/ui';
import { Dialog, DialogContent, DialogTitle } from '@metier/shared-kit/ui/dialogs';
import { useTexts } from '../texts.ts';
import { useRequisites, useSaveRequisites } from './invoice.api.ts';
import { RequisitesForm } from './requisites-form.tsx';

interface RequisitesDialogProps {
  projectId: string;
  onClose: () => void;
}

/** Asks to whom the invoice of a project is made out. */
export function RequisitesDialog({ projectId, onClose }: RequisitesDialogProps) {
  const t = useTexts();
  const requisites = useRequisites(projectId);
  const save = useSaveRequisites();
  return (
    <Dialog
      open
      onClose={() => !save.isPending && onClose()}
      maxWidth="sm"
      fullWidth
      aria-labelledby="requisites-title"
    >
      <DialogTitle id="requisites-title">{t('invoice.details')}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2.5 }}>
          {t('invoice.detailsText')}
        </Typography>
        {requisites.isPending && <RowsSkeleton rows={7} height={88} />}
        {requisites.isError && (
          <ErrorState error={requisites.error} onRetry={() => void requisites.refetch()} />
        )}
        {requisites.data && (
          <RequisitesForm
            requisites={requisites.data}
            onSave={(values) =>
              save.mutateAsync({ body: { project_id: projectId, ...values } }, { onSuccess: onClose })
            }
            onClose={onClose}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
