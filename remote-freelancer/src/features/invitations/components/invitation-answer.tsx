import { StepButton } from '@metier/shared-kit/marketplace/project';
import { useTexts } from '../../../texts.ts';
import { useAnswerInvitation } from '../../../shared/engagement/engagement.api.ts';

interface InvitationAnswerProps {
  /** The project's id and the version that is shown. */
  project: { readonly id: string; readonly version: number };
  onAccepted?: () => void;
  /** Opens the dialog of `useRefuse`. */
  onRefuse: () => void;
}

/** Buttons that accept an invitation, or open the dialog to refuse it. */
export function InvitationAnswer({ project: { id, version }, onAccepted, onRefuse }: InvitationAnswerProps) {
  const t = useTexts();
  const accept = useAnswerInvitation('accept', onAccepted);
  return (
    <>
      <StepButton
        variant="contained"
        loading={accept.isPending}
        onClick={() => accept.mutate({ body: { project_id: id, take: 1, version } })}
      >
        {t('engagement.accept.action')}
      </StepButton>
      <StepButton variant="outlined" color="inherit" disabled={accept.isPending} onClick={onRefuse}>
        {t('engagement.refuse.action')}
      </StepButton>
    </>
  );
}
