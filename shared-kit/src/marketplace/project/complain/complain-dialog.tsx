import { FormDialog } from '../../../forms/dialog/index.ts';
import { TextField } from '../../../forms/index.ts';
import { useKitTexts } from '../../../i18n/index.ts';
import { useApiMutation } from '../../../query/index.ts';
import { useSignedInUser } from '../../../session/index.ts';
import { PROJECT_READS } from '../project-reads.ts';
import { complaintSchema } from './complain.schema.ts';

interface ComplainDialogProps {
  projectId: string;
  onClose: () => void;
}

/** Opens a dispute: money and timers stand still until a manager has decided. Source: product.md §2 #19. */
export function ComplainDialog({ projectId, onClose }: ComplainDialogProps) {
  const t = useKitTexts();
  const { email } = useSignedInUser();
  const complain = useApiMutation('POST /api/customers/projects/complain', {
    success: t('complain.done'),
    invalidates: PROJECT_READS,
    onSuccess: onClose,
  });
  return (
    <FormDialog
      draft={{ kind: 'complaint', about: projectId }}
      title={t('complain.title')}
      text={t('complain.text')}
      submit={t('complain.send')}
      destructive
      onClose={onClose}
      initialValues={{ text: '', contacts: email }}
      schema={complaintSchema}
      onSubmit={({ text, contacts }) =>
        complain.mutateAsync({ body: { project_id: projectId, text, contacts } })
      }
    >
      <TextField name="text" label={t('complain.what')} multiline minRows={4} />
      <TextField name="contacts" label={t('complain.contacts')} />
    </FormDialog>
  );
}
