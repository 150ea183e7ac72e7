import { PATHS } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { can } from '@metier/shared-kit/marketplace/project';
import { CasePanel } from '@metier/shared-kit/marketplace/project/case';
import {
  ActivityFeed,
  MoneyStrip,
  NextStep,
  PaperRow,
  ProjectBrief,
  ProjectColumns,
  ProjectHeader,
  ProjectPageFrame,
  ProjectPapers,
  SavePaper,
  Versions,
} from '@metier/shared-kit/marketplace/project/page';
import { Conversation } from '@metier/shared-kit/marketplace/conversation';
import { useParams } from '@metier/shared-kit/router';
import { DecideButton } from '../../../shared/decision/decide-button.tsx';
import { useDecide } from '../../../shared/decision/use-decide.tsx';
import { useTexts } from '../../../texts.ts';

/** A project as a manager reads it: where it stands, where its money is, and all that happened. */
export function Page() {
  const t = useTexts();
  const kit = useKitTexts();
  const { id = '' } = useParams();
  const { decide, dialog } = useDecide();
  return (
    <>
      <ProjectPageFrame id={id}>
        {(project) => (
          <>
            <ProjectHeader project={project} back={{ to: PATHS.projects, label: t('projects.title') }} />
            <NextStep project={project}>
              {can(project, 'resolve_case') && <DecideButton project={project} onDecide={decide} />}
            </NextStep>
            <CasePanel project={project} />
            <MoneyStrip money={project.money} />
            <ProjectColumns
              work={
                <>
                  <Versions projectId={project.id} />
                  {project.freelancer && (
                    <Conversation projectId={project.id} freelancerId={project.freelancer.id} />
                  )}
                </>
              }
              brief={
                <>
                  <ProjectBrief project={project} />
                  <ProjectPapers project={project}>
                    {project.money.captured > 0 && (
                      <PaperRow title={kit('papers.invoice')} text={t('project.invoiceText')}>
                        <SavePaper paper="invoice" projectId={project.id} />
                      </PaperRow>
                    )}
                  </ProjectPapers>
                  <ActivityFeed projectId={project.id} />
                </>
              }
            />
          </>
        )}
      </ProjectPageFrame>
      {dialog}
    </>
  );
}
