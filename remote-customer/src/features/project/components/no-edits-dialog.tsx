import { can } from '@metier/shared-kit/marketplace/project';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { Button, Stack, Typography } from '@metier/shared-kit/ui';
import {
  BlockedNote,
  Dialog,
  DialogContent,
  DialogTitle,
  useBlockedStep,
} from '@metier/shared-kit/ui/dialogs';
import { useTexts } from '../../../texts.ts';
import type { StepDialogProps } from './dialog-step.ts';

/** Shows the alternatives when no revisions are left. Source: product.md §2 #14. */
export function NoEditsDialog({ project, openDialog, onClose }: StepDialogProps) {
  const t = useTexts();
  const kit = useKitTexts();
  const blocked = useBlockedStep();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="no-edits-title">
      <DialogTitle id="no-edits-title">{t('noEdits.title')}</DialogTitle>
      <DialogContent>
        <BlockedNote>{blocked}</BlockedNote>
        <Typography color="textSecondary" sx={{ mb: 2.5 }}>
          {t('noEdits.text')}
        </Typography>
        <Stack sx={{ gap: 1 }}>
          {can(project, 'accept_result') && (
            <Button variant="contained" onClick={() => openDialog('accept')}>
              {t('accept.action')}
            </Button>
          )}
          {can(project, 'request_refund') && (
            <Button variant="outlined" color="inherit" onClick={() => openDialog('requestRefund')}>
              {t('refund.action')}
            </Button>
          )}
          {can(project, 'complain') && (
            <Button variant="outlined" color="inherit" onClick={() => openDialog('complain')}>
              {t('complain.action')}
            </Button>
          )}
          <Button color="inherit" onClick={onClose}>
            {kit('action.cancel')}
          </Button>
        </Stack>
      </DialogContent>
    </Dialog>
  );
}
