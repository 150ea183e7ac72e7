import { CancelButton, Form, SubmitButton, TextField } from '@metier/shared-kit/forms';
import { useSignedInUser } from '@metier/shared-kit/session';
import { Typography } from '@metier/shared-kit/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@metier/shared-kit/ui/dialogs';
import { useId } from 'react';
import { useTexts } from '../../../texts.ts';
import { useDelivery } from '../project.api.ts';
import { resultSchema } from '../project.schema.ts';
import { resultDrafts } from '../result-drafts.ts';

interface DeliverDialogProps {
  projectId: string;
  onClose: () => void;
}

/** Delivers a version of the work: text that is not blank, links in it can be followed. What is typed stays until it is delivered. */
export function DeliverDialog({ projectId, onClose }: DeliverDialogProps) {
  const t = useTexts();
  const id = useId();
  const { id: writer } = useSignedInUser();
  const deliver = useDelivery();
  return (
    <Dialog open onClose={() => !deliver.isPending && onClose()} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('project.deliver.title')}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2.5 }}>
          {t('project.deliver.text')}
        </Typography>
        <Form
          initialValues={{ result: resultDrafts.read(writer, projectId) ?? '' }}
          schema={resultSchema}
          onSubmit={async ({ result }) => {
            await deliver.mutateAsync({ body: { project_id: projectId, result } });
            resultDrafts.drop(writer, projectId);
            onClose();
          }}
          onChange={({ result }) => resultDrafts.keep(writer, projectId, result)}
        >
          <TextField
            name="result"
            label={t('project.deliver.result')}
            hint={t('project.deliver.hint')}
            multiline
            minRows={7}
            maxRows={16}
            autoFocus
          />
          <DialogActions sx={{ p: 0 }}>
            <CancelButton onClick={onClose} />
            <SubmitButton size="medium">{t('project.deliver.submit')}</SubmitButton>
          </DialogActions>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
