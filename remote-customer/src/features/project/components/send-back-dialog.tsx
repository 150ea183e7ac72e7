import { LIMITS } from '@metier/contract';
import { AttachField, useAttaching, useUploads } from '@metier/shared-kit/files';
import { TextField } from '@metier/shared-kit/forms';
import { FormDialog } from '@metier/shared-kit/forms/dialog';
import { useTexts } from '../../../texts.ts';
import { useSendBack } from '../project.api.ts';
import { changesSchema } from '../project.schema.ts';
import { useGoBack } from '../use-go-back.ts';
import type { StepDialogProps } from './dialog-step.ts';

/**
 * Sends the work back with a comment and illustrating files; uses one of the purchased revisions. Source: product.md
 * §2 #13, #14.
 */
export function SendBackDialog({ project, onClose }: StepDialogProps) {
  const t = useTexts();
  const goBack = useGoBack();
  const sendBack = useSendBack();
  const uploads = useUploads(`changes ${project.id}`, LIMITS.files.ofMessage);
  const attaching = useAttaching(uploads);
  const leave = () => {
    onClose();
    goBack();
  };
  const send = async ({ comment }: { comment: string }) => {
    const attached = await attaching.waitForUploads();
    if (!attached) return false;
    const { id: project_id, version } = project;
    const body = { project_id, accept: 0, comment, version, ...attached.ids } as const;
    const onSuccess = () => {
      attached.clear();
      leave();
    };
    return sendBack.mutateAsync({ body }, { onSuccess });
  };
  return (
    <FormDialog
      draft={{ kind: 'changes', about: project.id }}
      title={t('sendBack.title')}
      text={project.edits_left > 0 && t('sendBack.text', { count: project.edits_left })}
      submit={t('sendBack.confirm')}
      onClose={onClose}
      initialValues={{ comment: '' }}
      schema={changesSchema}
      onSubmit={send}
    >
      <AttachField uploads={uploads} attaching={attaching}>
        <TextField
          name="comment"
          label={t('sendBack.comment')}
          hint={t('sendBack.hint')}
          multiline
          minRows={4}
        />
      </AttachField>
    </FormDialog>
  );
}
