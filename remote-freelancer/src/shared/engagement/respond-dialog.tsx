import { LIMITS } from '@metier/contract';
import { TextDialog } from '@metier/shared-kit/forms/dialog';
import type { Project, ProjectRow } from '@metier/shared-kit/marketplace/project';
import { useState } from 'react';
import { useTexts } from '../../texts.ts';
import { ChangedBrief } from './changed-brief.tsx';
import { useRespond } from './engagement.api.ts';

interface RespondDialogProps {
  /** The current project. */
  project: ProjectRow | Project;
  onClose: () => void;
}

/**
 * Responds to an open project with the brief that was shown; an optional message opens the conversation. A brief that
 * changes meanwhile is shown, and must be confirmed before the response is sent.
 */
export function RespondDialog({ project, onClose }: RespondDialogProps) {
  const t = useTexts();
  const respond = useRespond('respond');
  const [shown, show] = useState(project);
  const { id, version } = shown;
  const body = { project_id: id, take: 1, expected: 'respond', version } as const;
  const isChanged = project.brief_version > shown.version;
  return (
    <TextDialog
      draft={{ kind: 'response', about: id }}
      title={t('engagement.respond.title')}
      text={t('engagement.respond.text')}
      submit={t('engagement.respond.submit')}
      isPaused={isChanged}
      onClose={onClose}
      name="text"
      label={t('engagement.respond.pitch')}
      hint={t('engagement.respond.hint')}
      max={LIMITS.pitchLength}
      optional
      onSend={(text) => respond.mutateAsync({ body: text === '' ? body : { ...body, text } })}
    >
      {isChanged && <ChangedBrief project={project} onSeen={() => show(project)} />}
    </TextDialog>
  );
}
