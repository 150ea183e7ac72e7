import { Conversation } from '@metier/shared-kit/marketplace/conversation';
import { can, type Project } from '@metier/shared-kit/marketplace/project';
import { editProjectPath } from '@metier/contract';
import { CasePanel } from '@metier/shared-kit/marketplace/project/case';
import {
  ActivityFeed,
  isDelivered,
  MoneyStrip,
  NextStep,
  ProjectBrief,
  ProjectColumns,
  ProjectHeader,
  ProjectPageFrame,
  ProjectPapers,
  Versions,
} from '@metier/shared-kit/marketplace/project/page';
import { ProjectReviews } from '@metier/shared-kit/marketplace/review';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { onDemand } from '@metier/shared-kit/on-demand';
import { useParams } from '@metier/shared-kit/router';
import { Button, ButtonLink, Icon } from '@metier/shared-kit/ui';
import { useState } from 'react';
import { CopyNotes } from '../components/again.tsx';
import { InvoiceRow } from '../components/invoice-row.tsx';
import { useTexts } from '../../../texts.ts';
import type { DialogStep } from '../components/dialog-step.ts';
import { FurtherActions, ProjectActions } from '../components/project-actions.tsx';
import { Invited } from '../components/invited.tsx';
import { Responses } from '../components/responses.tsx';

const StepDialog = onDemand(async () => (await import('../components/step-dialog.tsx')).StepDialog);

/** The page of a project for its customer. Source: product.md §§2, 5. */
export function Page() {
  const { id = '' } = useParams();
  return <ProjectPageFrame id={id}>{(project) => <Content project={project} />}</ProjectPageFrame>;
}

function Content({ project }: { project: Project }) {
  const t = useTexts();
  const kit = useKitTexts();
  const [step, setStep] = useState<DialogStep>();
  const isWorkShown = isDelivered(project);
  return (
    <>
      <ProjectHeader
        project={project}
        actions={
          <>
            {can(project, 'edit') && (
              <ButtonLink to={editProjectPath(project.id)} color="inherit" startIcon={<Icon name="edit" />}>
                {kit('action.edit')}
              </ButtonLink>
            )}
            {can(project, 'delete') && (
              <Button color="inherit" startIcon={<Icon name="delete" />} onClick={() => setStep('delete')}>
                {t('delete.action')}
              </Button>
            )}
          </>
        }
      />
      <CopyNotes project={project} />
      <NextStep project={project} further={<FurtherActions project={project} openDialog={setStep} />}>
        <ProjectActions project={project} openDialog={setStep} />
      </NextStep>
      <MoneyStrip money={project.money} />
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
            <ProjectPapers project={project}>
              {project.money.captured > 0 && <InvoiceRow projectId={project.id} />}
            </ProjectPapers>
            <ActivityFeed projectId={project.id} />
          </>
        }
      />
      {step && (
        <StepDialog step={step} project={project} openDialog={setStep} onClose={() => setStep(undefined)} />
      )}
    </>
  );
}
