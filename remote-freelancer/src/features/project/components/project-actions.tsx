import { PATHS } from '@metier/shared-kit/contract';
import { actionOf, can, type Project } from '@metier/shared-kit/project';
import { ButtonLink, Typography, useFormats } from '@metier/shared-kit/ui';
import { InvitationAnswer } from '../../../engagement/invitation-answer.tsx';
import { RespondButton, WithdrawButton } from '../../../engagement/response-buttons.tsx';
import { useTexts } from '../../../texts.ts';
import { ComplainButton } from './complain-button.tsx';
import { DeliverButton } from './deliver-button.tsx';
import { RefundAnswer } from './refund-answer.tsx';
import { GiveBackButton, StartButton } from './start-actions.tsx';

/** What the freelancer may do now, the one that matters first. All of it is drawn from `available_actions`. */
export function ProjectActions({ project }: { project: Project }) {
  const t = useTexts();
  const { id, status } = project;
  const starts = can(project, 'start');
  return (
    <>
      {can(project, 'accept_invitation') && (
        <>
          <InvitationEnd project={project} />
          <InvitationAnswer project={project} />
        </>
      )}
      {can(project, 'respond') && <RespondButton projectId={id} />}
      {can(project, 'withdraw_response') && <WithdrawButton projectId={id} />}
      {starts && <StartButton projectId={id} />}
      {can(project, 'submit_result') && <DeliverButton projectId={id} primary={!starts} />}
      {can(project, 'answer_refund') && <RefundAnswer projectId={id} />}
      {can(project, 'give_back') && <GiveBackButton projectId={id} />}
      {status === 'completed' && (
        <ButtonLink to={PATHS.finances} variant="outlined" color="inherit">
          {t('project.finances')}
        </ButtonLink>
      )}
      {can(project, 'complain') && <ComplainButton projectId={id} />}
    </>
  );
}

function InvitationEnd({ project }: { project: Project }) {
  const t = useTexts();
  const { dateTime } = useFormats();
  const end = actionOf(project, 'accept_invitation')?.deadline;
  return (
    end && (
      <Typography sx={{ flexBasis: '100%' }}>{t('project.invitedUntil', { at: dateTime(end) })}</Typography>
    )
  );
}
