import { PATHS } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { CasePanel } from '@metier/shared-kit/marketplace/project/case';
import {
  ActivityFeed,
  DocumentRow,
  DownloadDocumentButton,
  isDelivered,
  MoneyStrip,
  NextStep,
  ProjectBrief,
  ProjectColumns,
  ProjectDocuments,
  ProjectHeader,
  ProjectPageFrame,
  Versions,
} from '@metier/shared-kit/marketplace/project/page';
import { Conversation } from '@metier/shared-kit/marketplace/conversation';
import { ProjectReviews } from '@metier/shared-kit/marketplace/review';
import { useParams } from '@metier/shared-kit/router';
import { Box } from '@metier/shared-kit/ui';
import { TAKE_DOWN } from '../../../shared/reviews/take-down.tsx';
import { useTexts } from '../../../texts.ts';
import { BothSides } from '../components/both-sides.tsx';
import { CaseDesk } from '../components/case-desk.tsx';
import { DecisionPanel } from '../components/decision-panel.tsx';
import { ProjectQuestions } from '../components/project-questions.tsx';

/**
 * The page of a project for managers: status, money and activity; for a dispute who works on it, the statements of both
 * sides beside each other, and the decision.
 */
export function Page() {
  const t = useTexts();
  const kit = useKitTexts();
  const { id = '' } = useParams();
  return (
    <ProjectPageFrame id={id}>
      {(project) => (
        <>
          <ProjectHeader project={project} back={{ to: PATHS.projects, label: t('projects.title') }} />
          <NextStep project={project} />
          <CaseDesk project={project} />
          <MoneyStrip project={project} />
          <Box sx={{ mb: project.case === 'none' ? 0 : 3 }}>
            <CasePanel project={project} statements={<BothSides project={project} />} />
          </Box>
          <ProjectColumns
            work={
              <>
                <DecisionPanel project={project} />
                {!isDelivered(project) && <ProjectBrief project={project} />}
                <ProjectReviews project={project} action={TAKE_DOWN} />
                {isDelivered(project) && <Versions projectId={project.id} />}
                {project.freelancer && (
                  <Conversation projectId={project.id} freelancerId={project.freelancer.id} />
                )}
                <ProjectQuestions projectId={project.id} />
              </>
            }
            brief={
              <>
                {isDelivered(project) && <ProjectBrief project={project} />}
                <ProjectDocuments project={project}>
                  {project.money.captured > 0 && (
                    <DocumentRow title={kit('papers.invoice')} text={t('project.invoiceText')}>
                      <DownloadDocumentButton paper="invoice" projectId={project.id} />
                    </DocumentRow>
                  )}
                </ProjectDocuments>
                <ActivityFeed project={project} />
              </>
            }
          />
        </>
      )}
    </ProjectPageFrame>
  );
}
