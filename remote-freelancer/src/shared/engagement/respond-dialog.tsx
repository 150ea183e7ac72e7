import { LIMITS } from '@metier/contract';
import { TextDialog } from '@metier/shared-kit/forms/dialog';
import type { ProjectRow } from '@metier/shared-kit/marketplace/project';
import { useState } from 'react';
import { useTexts } from '../../texts.ts';
import { useRespond } from './engagement.api.ts';

interface RespondDialogProps {
  project: Pick<ProjectRow, 'id' | 'version'>;
  onClose: () => void;
}

/** Responds to an open project with the brief that was shown; an optional message opens the conversation. */
export function RespondDialog({ project, onClose }: RespondDialogProps) {
  const t = useTexts();
  const respond = useRespond('respond');
  const [{ id, version }] = useState(project);
  const body = { project_id: id, take: 1, expected: 'respond', version } as const;
  return (
    <TextDialog
      draft={{ kind: 'response', about: id }}
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
