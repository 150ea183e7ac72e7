import { LIMITS } from '@metier/contract';
import { TextDialog } from '@metier/shared-kit/forms/dialog';
import { useTexts } from '../../texts.ts';
import { useRespond } from './engagement.api.ts';

interface RespondDialogProps {
  projectId: string;
  onClose: () => void;
}

/** Responds to an open project; an optional message opens the conversation. */
export function RespondDialog({ projectId, onClose }: RespondDialogProps) {
  const t = useTexts();
  const respond = useRespond('respond');
  const body = { project_id: projectId, take: 1, expected: 'respond' } as const;
  return (
    <TextDialog
      draft={{ kind: 'response', about: projectId }}
      title={t('engagement.respond.title')}
      text={t('engagement.respond.text')}
      submit={t('engagement.respond.submit')}
      onClose={onClose}
      name="text"
      label={t('engagement.respond.pitch')}
      hint={t('engagement.respond.hint')}
      max={LIMITS.pitchLength}
      optional
      onSend={(text) => respond.mutateAsync({ body: text === '' ? body : { ...body, text } })}
    />
  );
}
