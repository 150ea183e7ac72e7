import { PATHS } from '@metier/contract';
import type { Project } from '@metier/shared-kit/marketplace/project';
import type { ProjectStepOf, ShownStep } from '@metier/shared-kit/marketplace/project/page';
import { useAnswerInvitation, useRespond } from '../../../shared/engagement/engagement.api.ts';
import { useTexts } from '../../../texts.ts';
import { useImplementation } from '../project.api.ts';
import type { DialogStep } from './dialog-step.ts';

interface Dialogs {
  openDialog: (step: DialogStep) => void;
  /** Opens the question whether the invitation is refused. */
  onRefuse: (project: Project) => void;
}

/** The freelancer's steps; those with a dialog open it. */
export function useProjectSteps(
  project: Project,
  { openDialog, onRefuse }: Dialogs,
): Record<ProjectStepOf<'freelancer'>, ShownStep> {
  const t = useTexts();
  const accept = useAnswerInvitation('accept');
  const withdraw = useRespond('withdraw');
  const start = useImplementation('start');
  const { id: project_id, version } = project;
  const opens = (label: string, step: DialogStep) => ({ label, onPress: () => openDialog(step) });
  return {
    accept_invitation: {
      label: t('engagement.accept.action'),
      isBusy: accept.isPending,
      onPress: () => accept.mutate({ body: { project_id, take: 1, version } }),
    },
    decline_invitation: { label: t('engagement.refuse.action'), onPress: () => onRefuse(project) },
    // A changed brief invalidates an earlier response.
    respond: opens(
      t(project.response_void ? 'engagement.respond.again' : 'engagement.respond.action'),
      'respond',
    ),
    start: {
      label: t('project.start.action'),
      isBusy: start.isPending,
      onPress: () => start.mutate({ body: { project_id, status: 1, version } }),
    },
    submit_result: opens(t('project.deliver.action'), 'deliver'),
    refuse_refund: opens(t('project.refund.refuse.action'), 'refuseRefund'),
    agree_to_refund: opens(t('project.refund.agree.action'), 'agreeToRefund'),
    withdraw_response: {
      label: t('engagement.withdraw.action'),
      isBusy: withdraw.isPending,
      onPress: () => withdraw.mutate({ body: { project_id, take: 0 } }),
    },
    open_finances: { label: t('project.finances'), to: PATHS.finances },
    give_back: opens(t('project.giveBack.action'), 'giveBack'),
    complain: opens(t('project.complain'), 'complain'),
  };
}
