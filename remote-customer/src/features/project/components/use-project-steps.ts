import { addFreelancerPath, DURATIONS, editProjectPath, nameOf, projectPath } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { can, hasNoEditsLeft, type Project } from '@metier/shared-kit/marketplace/project';
import type { ProjectStepOf, ShownStep } from '@metier/shared-kit/marketplace/project/page';
import { useNavigate } from '@metier/shared-kit/router';
import { useFormats } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useExtendReview, useOrderAgain, useSaveTemplate } from '../project.api.ts';
import type { DialogStep } from './dialog-step.ts';

/** The customer's steps; those with a dialog open it. */
export function useProjectSteps(
  project: Project,
  openDialog: (step: DialogStep) => void,
): Record<ProjectStepOf<'customer'>, ShownStep> {
  const t = useTexts();
  const kit = useKitTexts();
  const { money, duration } = useFormats();
  const extend = useExtendReview();
  const saveTemplate = useSaveTemplate();
  const opens = (label: string, step: DialogStep) => ({ label, onPress: () => openDialog(step) });
  const refund = opens(t('refund.action'), can(project, 'refund') ? 'refund' : 'requestRefund');
  return {
    pay: opens(t('payment.pay', { price: money(project.budget) }), 'pay'),
    choose_executor: { label: t('project.chooseFreelancer'), to: addFreelancerPath(project.id) },
    accept_result: opens(t('accept.action'), 'accept'),
    request_changes: opens(t('sendBack.action'), hasNoEditsLeft(project) ? 'noEdits' : 'sendBack'),
    extend_review: {
      label: t('extend.action', { time: duration(DURATIONS.reviewExtension) }),
      isBusy: extend.isPending,
      onPress: () => extend.mutate({ body: { project_id: project.id } }),
    },
    ...useStepsAgain(project),
    edit: { label: kit('action.edit'), to: editProjectPath(project.id) },
    refund,
    request_refund: refund,
    complain: opens(t('complain.action'), 'complain'),
    save_template: {
      label: t(saveTemplate.isSuccess ? 'templates.kept' : 'templates.save'),
      isBusy: saveTemplate.isPending,
      isDone: saveTemplate.isSuccess,
      onPress: () => saveTemplate.mutate({ body: { project_id: project.id, name: project.name } }),
    },
    delete: opens(t('delete.action'), 'delete'),
  };
}

/** Orders a finished project again, open to everybody or with the same freelancer. */
function useStepsAgain(project: Project) {
  const t = useTexts();
  const navigate = useNavigate();
  const again = useOrderAgain(project);
  const order = (label: string, isExecutorWanted: boolean) => ({
    label,
    // Also after success, until the new project is shown.
    isBusy:
      (again.isPending || again.isSuccess) &&
      isExecutorWanted === (again.variables.body.invite_executor ?? false),
    onPress: () =>
      again.mutate(
        { body: { project_id: project.id, ...(isExecutorWanted && { invite_executor: true }) } },
        { onSuccess: ({ project_id }) => void navigate(projectPath(project_id)) },
      ),
  });
  const { freelancer } = project;
  return {
    order_again: order(t('again.action'), false),
    hire_again: order(t('again.hire', { name: freelancer ? nameOf(freelancer) : '' }), true),
  };
}
