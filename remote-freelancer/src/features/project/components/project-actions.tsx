import { PATHS } from '@metier/contract';
import { actionOf, can, ProjectStep, type Project } from '@metier/shared-kit/marketplace/project';
import { ButtonLink, Typography, useFormats } from '@metier/shared-kit/ui';
import { InvitationAnswer } from '../../../shared/engagement/invitation-answer.tsx';
import { RespondButton, WithdrawButton } from '../../../shared/engagement/response-buttons.tsx';
import { useRefuse } from '../../../shared/engagement/use-refuse.tsx';
import { useTexts } from '../../../texts.ts';
import { ComplainButton } from './complain-button.tsx';
import { DeliverButton } from './deliver-button.tsx';
import { RefundAnswer } from './refund-answer.tsx';
import { GiveBackButton, StartButton } from './start-actions.tsx';

/** Buttons of the next step and of further steps, from `available_actions`. */
export function ProjectActions({ project }: { project: Project }) {
  const t = useTexts();
  const { id, status } = project;
  const { refuse, question } = useRefuse();
  const starts = can(project, 'start');
  return (
    <>
      {can(project, 'accept_invitation') && <InvitationEnd project={project} />}
      <ProjectStep project={project} action="accept_invitation">
        <InvitationAnswer project={project} onRefuse={() => refuse(project)} />
        {question}
      </ProjectStep>
      <RespondButton project={project} />
      {can(project, 'withdraw_response') && <WithdrawButton projectId={id} />}
      {starts && <StartButton project={project} />}
      <ProjectStep project={project} action="submit_result">
        <DeliverButton projectId={id} primary={!starts} />
      </ProjectStep>
      <ProjectStep project={project} action="answer_refund">
        <RefundAnswer project={project} />
      </ProjectStep>
      {status === 'completed' && (
        <ButtonLink to={PATHS.finances} variant="outlined" color="inherit">
          {t('project.finances')}
        </ButtonLink>
      )}
    </>
  );
}

/** Actions that end the freelancer's part or hand the project to a manager. */
export const FurtherActions = ({ project }: { project: Project }) => (
  <>
    <ProjectStep project={project} action="give_back">
      <GiveBackButton project={project} />
    </ProjectStep>
    <ProjectStep project={project} action="complain">
      <ComplainButton projectId={project.id} />
    </ProjectStep>
  </>
);

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
