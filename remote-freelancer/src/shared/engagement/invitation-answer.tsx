import { StepButton } from '@metier/shared-kit/marketplace/project';
import { useTexts } from '../../texts.ts';
import { useAnswerInvitation } from './engagement.api.ts';

interface InvitationAnswerProps {
  projectId: string;
  onAccepted?: () => void;
  /** Opens the dialog of `useRefuse`. */
  onRefuse: () => void;
}

/** Buttons that accept an invitation, or open the dialog to refuse it. */
export function InvitationAnswer({ projectId, onAccepted, onRefuse }: InvitationAnswerProps) {
  const t = useTexts();
  const accept = useAnswerInvitation('accept', onAccepted);
  return (
    <>
      <StepButton
        variant="contained"
        loading={accept.isPending}
        onClick={() => accept.mutate({ body: { project_id: projectId, take: 1 } })}
      >
        {t('engagement.accept.action')}
      </StepButton>
      <StepButton variant="outlined" color="inherit" disabled={accept.isPending} onClick={onRefuse}>
        {t('engagement.refuse.action')}
      </StepButton>
    </>
  );
}
