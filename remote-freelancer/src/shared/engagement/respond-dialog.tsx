import { LIMITS } from '@metier/contract';
import { message, object, string, TextField } from '@metier/shared-kit/forms';
import { FormDialog } from '@metier/shared-kit/forms/dialog';
import { useTexts } from '../../texts.ts';
import { useRespond } from './engagement.api.ts';

const max = LIMITS.pitchLength;
const schema = object({ text: string().ensure().trim().max(max, message('validation.tooLong', { max })) });

interface RespondDialogProps {
  projectId: string;
  onClose: () => void;
}

/** Says that one wants an open project, with a word to the customer if one likes; it opens the conversation. */
export function RespondDialog({ projectId, onClose }: RespondDialogProps) {
  const t = useTexts();
  const respond = useRespond('respond');
  return (
    <FormDialog
      title={t('engagement.respond.title')}
      text={t('engagement.respond.text')}
      submit={t('engagement.respond.submit')}
      onClose={onClose}
      draft={{ kind: 'response', about: projectId }}
      initialValues={{ text: '' }}
      schema={schema}
      onSubmit={async ({ text }) => {
        const said = text === '' ? {} : { text };
        await respond.mutateAsync({
          body: { project_id: projectId, take: 1, expected: 'respond', ...said },
        });
        onClose();
      }}
    >
      <TextField
        name="text"
        label={t('engagement.respond.pitch')}
        hint={t('engagement.respond.hint')}
        multiline
        minRows={4}
        maxRows={12}
        autoFocus
      />
    </FormDialog>
  );
}
