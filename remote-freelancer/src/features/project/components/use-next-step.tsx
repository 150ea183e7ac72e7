import { actionOf, ProjectStep, type Project } from '@metier/shared-kit/marketplace/project';
import { arrangeSteps, NextStep, suggestedLabel } from '@metier/shared-kit/marketplace/project/page';
import { onDemand } from '@metier/shared-kit/on-demand';
import { Typography, useFormats } from '@metier/shared-kit/ui';
import { useState, type ReactNode } from 'react';
import { useRefuse } from '../../../shared/engagement/use-refuse.tsx';
import { useTexts } from '../../../texts.ts';
import type { DialogStep } from './dialog-step.ts';
import { useProjectSteps } from './use-project-steps.ts';

const StepDialog = onDemand(async () => (await import('./step-dialog.tsx')).StepDialog);

/** The next step with its buttons and dialogs, and the name of a suggested step for the header. */
export function useNextStep(project: Project): { next: string | undefined; nextStep: ReactNode } {
  const [step, openDialog] = useState<DialogStep>();
  const { refuse, question } = useRefuse();
  const steps = useProjectSteps(project, { openDialog, onRefuse: refuse });
  const arranged = arrangeSteps('freelancer', project);
  const nextStep = (
    <>
      <NextStep project={project} arranged={arranged} steps={steps}>
        <InvitationEnd project={project} />
      </NextStep>
      <ProjectStep project={project} action="decline_invitation">
        {question}
      </ProjectStep>
      {step && <StepDialog step={step} project={project} onClose={() => openDialog(undefined)} />}
    </>
  );
  return { next: suggestedLabel(arranged, steps), nextStep };
}

function InvitationEnd({ project }: { project: Project }) {
  const t = useTexts();
  const { dateTime } = useFormats();
  const end = actionOf(project, 'accept_invitation')?.deadline;
  return end && <Typography sx={{ mt: 1.5 }}>{t('project.invitedUntil', { at: dateTime(end) })}</Typography>;
}
