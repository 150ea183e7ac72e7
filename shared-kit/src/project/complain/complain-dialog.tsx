import { CancelButton, Form, SubmitButton, TextField } from '../../forms/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { useApiMutation } from '../../query/index.ts';
import { useSignedInUser } from '../../session/index.ts';
import { Typography } from '../../ui/index.ts';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/dialogs/index.ts';
import { PROJECT_READS } from '../project-reads.ts';
import { complaintSchema } from './complain.schema.ts';

interface ComplainDialogProps {
  projectId: string;
  open: boolean;
  onClose: () => void;
}

/** Opens a dispute: money and timers stand still until a manager has decided. Source: product.md §2 #19. */
export function ComplainDialog({ projectId, open, onClose }: ComplainDialogProps) {
  const t = useKitTexts();
  const { email } = useSignedInUser();
  const complain = useApiMutation('POST /api/customers/projects/complain', {
    success: t('complain.done'),
    outdates: PROJECT_READS,
    onSuccess: onClose,
  });
  return (
    <Dialog
      open={open}
      onClose={() => !complain.isPending && onClose()}
      maxWidth="sm"
      fullWidth
      aria-labelledby="complain-title"
    >
      <DialogTitle id="complain-title">{t('complain.title')}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2.5 }}>
          {t('complain.text')}
        </Typography>
        <Form
          initialValues={{ text: '', contacts: email }}
          schema={complaintSchema}
          onSubmit={({ text, contacts }) =>
            complain.mutateAsync({ body: { project_id: projectId, text, contacts } })
          }
        >
          <TextField name="text" label={t('complain.what')} multiline minRows={4} />
          <TextField name="contacts" label={t('complain.contacts')} />
          <DialogActions sx={{ p: 0, pt: 1 }}>
            <CancelButton onClick={onClose} />
            <SubmitButton size="medium" color="error">
              {t('complain.send')}
            </SubmitButton>
          </DialogActions>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
