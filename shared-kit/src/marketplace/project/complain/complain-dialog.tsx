import { LIMITS } from '@metier/contract';
import { AttachField, useAttaching, useFilesFault, useUploads } from '../../../files/index.ts';
import { FormDialog } from '../../../forms/dialog/index.ts';
import { TextField } from '../../../forms/index.ts';
import { useKitTexts } from '../../../i18n/index.ts';
import { useApiMutation } from '../../../query/index.ts';
import { useSignedInUser } from '../../../session/index.ts';
import { PROJECT_READS } from '../project-reads.ts';
import { complaintSchema } from './complain.schema.ts';

interface ComplainDialogProps {
  projectId: string;
  /** False without a freelancer, because files are sent in a message to the other side. */
  takesFiles?: boolean;
  onClose: () => void;
}

/** Opens a dispute: money and timers are frozen until a manager has decided. Source: product.md §2 #19. */
export function ComplainDialog({ projectId, takesFiles = true, onClose }: ComplainDialogProps) {
  const t = useKitTexts();
  const { email } = useSignedInUser();
  const complain = useApiMutation('POST /api/customers/projects/complain', {
    success: t('complain.done'),
    failure: useFilesFault(),
    invalidates: PROJECT_READS,
    onSuccess: onClose,
  });
  const uploads = useUploads(`complaint ${projectId}`, LIMITS.files.ofMessage);
  const attaching = useAttaching(takesFiles ? uploads : undefined);
  const what = <TextField name="text" label={t('complain.what')} multiline minRows={4} />;
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
      onSubmit={async ({ text, contacts }) => {
        const attached = await attaching.waitForUploads();
        if (!attached) return false;
        await complain.mutateAsync({ body: { project_id: projectId, text, contacts, ...attached.ids } });
        return attached.clear();
      }}
    >
      {takesFiles ? (
        <AttachField uploads={uploads} attaching={attaching}>
          {what}
        </AttachField>
      ) : (
        what
      )}
      <TextField name="contacts" label={t('complain.contacts')} />
    </FormDialog>
  );
}
