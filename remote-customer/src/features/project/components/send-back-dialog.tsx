import { CancelButton, Form, SubmitButton, TextField } from '@metier/shared-kit/forms';
import { isApiError } from '@metier/shared-kit/http';
import { Typography } from '@metier/shared-kit/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@metier/shared-kit/ui/dialogs';
import { useTexts } from '../../../texts.ts';
import { useSendBack } from '../project.api.ts';
import { changesSchema } from '../project.schema.ts';
import { useGoBack } from '../use-go-back.ts';
import type { AskedProps } from './asked.ts';

/** Sends the work back with a comment; one of the bought edits is used. Source: product.md §2 #13, #14. */
export function SendBackDialog({ project, ask, onClose }: AskedProps) {
  const t = useTexts();
  const goBack = useGoBack();
  const sendBack = useSendBack();
  const leave = () => {
    onClose();
    goBack();
  };
  const send = async ({ comment }: { comment: string }) => {
    try {
      await sendBack.mutateAsync(
        { body: { project_id: project.id, accept: 0, comment } },
        { onSuccess: leave },
      );
    } catch (error) {
      if (isApiError(error, 'noEditsLeft')) return ask('noEdits');
      throw error;
    }
  };
  return (
    <Dialog
      open
      onClose={() => !sendBack.isPending && onClose()}
      maxWidth="sm"
      fullWidth
      aria-labelledby="send-back-title"
    >
      <DialogTitle id="send-back-title">{t('sendBack.title')}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2.5 }}>
          {t('sendBack.text', { count: project.edits_left })}
        </Typography>
        <Form initialValues={{ comment: '' }} schema={changesSchema} onSubmit={send}>
          <TextField name="comment" label={t('sendBack.comment')} multiline minRows={4} />
          <DialogActions sx={{ p: 0, pt: 1 }}>
            <CancelButton onClick={onClose} />
            <SubmitButton size="medium">{t('sendBack.confirm')}</SubmitButton>
          </DialogActions>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
