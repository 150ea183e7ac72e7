import { LIMITS } from '@metier/contract';
import { FileDrop, useUploads } from '../../../files/index.ts';
import { StepNote } from '../../../forms/index.ts';
import { useKitTexts } from '../../../i18n/index.ts';
import { MessageForm } from '../../conversation/message-form.tsx';
import { useMakeStatement } from './case.api.ts';

interface StatementFormProps {
  projectId: string;
  onClose: () => void;
}

/** Adds a statement with files to a case. Inside a `ProjectStep` it says when that is no longer possible. */
export function StatementForm({ projectId, onClose }: StatementFormProps) {
  const t = useKitTexts();
  const state = useMakeStatement();
  const uploads = useUploads(`statement ${projectId}`, LIMITS.files.ofMessage);
  return (
    <FileDrop uploads={uploads}>
      <StepNote />
      <MessageForm
        draft={{ kind: 'statement', about: projectId }}
        label={t('statement.yours')}
        hint={t('statement.hint')}
        submit={t('statement.send')}
        max={LIMITS.commentLength}
        isTextRequired
        uploads={uploads}
        onSend={async (text, files) => {
          const file_ids = files.map(({ id }) => id);
          await state.mutateAsync({
            body: { project_id: projectId, text, ...(file_ids.length > 0 && { file_ids }) },
          });
          onClose();
        }}
        onCancel={onClose}
      />
    </FileDrop>
  );
}
