import { Conversation } from '@metier/shared-kit/marketplace/conversation';
import { can, type Project } from '@metier/shared-kit/marketplace/project';
import { CasePanel } from '@metier/shared-kit/marketplace/project/case';
import {
  ActivityFeed,
  arrangeSteps,
  isDelivered,
  MoneyStrip,
  NextStep,
  ProjectBrief,
  ProjectColumns,
  ProjectDocuments,
  ProjectHeader,
  ProjectPageFrame,
  suggestedLabel,
  Versions,
} from '@metier/shared-kit/marketplace/project/page';
import { ProjectReviews } from '@metier/shared-kit/marketplace/review';
import { onDemand } from '@metier/shared-kit/on-demand';
import { useParams } from '@metier/shared-kit/router';
import { useState } from 'react';
import { CopyNotes } from '../components/copy-notes.tsx';
import { InvoiceRow } from '../components/invoice-row.tsx';
import type { DialogStep } from '../components/dialog-step.ts';
import { Invited } from '../components/invited.tsx';
import { Responses } from '../components/responses.tsx';
import { useProjectSteps } from '../components/use-project-steps.ts';

const StepDialog = onDemand(async () => (await import('../components/step-dialog.tsx')).StepDialog);

/** The page of a project for its customer. Source: product.md §§2, 5. */
export function Page() {
  const { id = '' } = useParams();
  return <ProjectPageFrame id={id}>{(project) => <Content project={project} />}</ProjectPageFrame>;
}

function Content({ project }: { project: Project }) {
  const [step, setStep] = useState<DialogStep>();
  const steps = useProjectSteps(project, setStep);
  const arranged = arrangeSteps('customer', project);
  const isWorkShown = isDelivered(project);
  return (
    <>
      <ProjectHeader project={project} next={suggestedLabel(arranged, steps)} />
      <CopyNotes project={project} />
      <NextStep project={project} arranged={arranged} steps={steps} />
      <MoneyStrip project={project} />
      <ProjectColumns
        work={
          <>
            <CasePanel project={project} />
            {!isWorkShown && <ProjectBrief project={project} />}
            {can(project, 'choose_executor') && (
              <>
                <Invited projectId={project.id} />
                <Responses projectId={project.id} />
              </>
            )}
            <ProjectReviews project={project} />
            {isWorkShown && <Versions projectId={project.id} />}
            {project.freelancer && (
              <Conversation projectId={project.id} freelancerId={project.freelancer.id} />
            )}
          </>
        }
        brief={
          <>
            {isWorkShown && <ProjectBrief project={project} />}
            <ProjectDocuments project={project}>
              {project.money.captured > 0 && <InvoiceRow projectId={project.id} />}
            </ProjectDocuments>
            <ActivityFeed project={project} />
          </>
        }
      />
      {step && (
        <StepDialog step={step} project={project} openDialog={setStep} onClose={() => setStep(undefined)} />
      )}
    </>
  );
}
