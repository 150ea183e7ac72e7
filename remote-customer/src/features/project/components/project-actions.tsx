import { addFreelancerPath, DURATIONS } from '@metier/contract';
import { actionOf, can, ProjectStep, type Project } from '@metier/shared-kit/marketplace/project';
import { Button, ButtonLink, type ButtonProps, useFormats } from '@metier/shared-kit/ui';
import { OrderAgain, SaveTemplate } from './again.tsx';
import { PayButton } from './pay-button.tsx';
import { useTexts } from '../../../texts.ts';
import { useExtendReview } from '../project.api.ts';
import type { DialogStep } from './dialog-step.ts';

interface ProjectActionsProps {
  project: Project;
  openDialog: (step: DialogStep) => void;
}

/** Buttons of the next step and of further steps of the project. */
export function ProjectActions({ project, openDialog }: ProjectActionsProps) {
  const t = useTexts();
  const { money, duration } = useFormats();
  const extend = useExtendReview();
  const changes = actionOf(project, 'request_changes');
  const noEdits = changes?.reason === 'no_edits_left';
  return (
    <>
      <ProjectStep project={project} action="pay">
        <PayButton project={project} size="large">
          {t('payment.pay', { price: money(project.budget) })}
        </PayButton>
      </ProjectStep>
      {can(project, 'choose_executor') && (
        <ButtonLink to={addFreelancerPath(project.id)} variant="contained" size="large">
          {t('project.chooseFreelancer')}
        </ButtonLink>
      )}
      {can(project, 'accept_result') && (
        <Button variant="contained" size="large" onClick={() => openDialog('accept')}>
          {t('accept.action')}
        </Button>
      )}
      {(changes?.enabled || noEdits) && (
        <Button
          variant="outlined"
          color="inherit"
          size="large"
          onClick={() => openDialog(noEdits ? 'noEdits' : 'sendBack')}
        >
          {t('sendBack.action')}
        </Button>
      )}
      {can(project, 'extend_review') && (
        <Button
          variant="outlined"
          color="inherit"
          size="large"
          loading={extend.isPending}
          onClick={() => extend.mutate({ body: { project_id: project.id } })}
        >
          {t('extend.action', { time: duration(DURATIONS.reviewExtension) })}
        </Button>
      )}
      {isOverdueFor(project) && (
        <RefundButton project={project} openDialog={openDialog} variant="outlined" size="large" />
      )}
      <OrderAgain project={project} />
    </>
  );
}

/** Actions that end the project or hand it to a manager. */
export function FurtherActions({ project, openDialog }: ProjectActionsProps) {
  const t = useTexts();
  return (
    <>
      {!isOverdueFor(project) && <RefundButton project={project} openDialog={openDialog} />}
      {can(project, 'complain') && (
        <Button color="inherit" onClick={() => openDialog('complain')}>
          {t('complain.action')}
        </Button>
      )}
      <SaveTemplate project={project} />
    </>
  );
}

/** True if the work is so late that a refund is immediate. */
const isOverdueFor = (project: Project) => project.status !== 'paid' && can(project, 'refund');

function RefundButton({ project, openDialog, ...look }: ProjectActionsProps & ButtonProps) {
  const t = useTexts();
  const isAtOnce = can(project, 'refund');
  if (!isAtOnce && !can(project, 'request_refund')) return null;
  return (
    <Button color="inherit" {...look} onClick={() => openDialog(isAtOnce ? 'refund' : 'requestRefund')}>
      {t('refund.action')}
    </Button>
  );
}
