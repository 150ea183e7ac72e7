import { LIMITS } from '@metier/shared-kit/contract';
import { CancelButton, Form, object, requiredText, SubmitButton, TextField } from '@metier/shared-kit/forms';
import { Typography } from '@metier/shared-kit/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@metier/shared-kit/ui/dialogs';
import { useId } from 'react';
import { useTexts } from '../../../texts.ts';
import { useDecide } from '../verification.api.ts';

const schema = object({ reason: requiredText(LIMITS.commentLength) });

interface RejectDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Rejects with a reason, which the freelancer reads in a mail and on their profile. */
export function RejectDialog({ id, name, onClose }: RejectDialogProps) {
  const t = useTexts();
  const titleId = useId();
  const reject = useDecide('rejected');
  return (
    <Dialog
      open
      onClose={() => !reject.isPending && onClose()}
      maxWidth="sm"
      fullWidth
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{t('verification.rejectTitle', { name })}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2.5 }}>
          {t('verification.rejectText')}
        </Typography>
        <Form
          initialValues={{ reason: '' }}
          schema={schema}
          onSubmit={async ({ reason }) => {
            await reject.mutateAsync({ body: { freelancer_id: id, decision: 'reject', reason } });
            onClose();
          }}
        >
          <TextField name="reason" label={t('verification.reason')} multiline minRows={4} autoFocus />
          <DialogActions sx={{ p: 0, pt: 1 }}>
            <CancelButton onClick={onClose} />
            <SubmitButton size="medium">{t('verification.reject')}</SubmitButton>
          </DialogActions>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
