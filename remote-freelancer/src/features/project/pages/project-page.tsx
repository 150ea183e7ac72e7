import { nameOf, PATHS } from '@metier/contract';
import { Conversation } from '@metier/shared-kit/marketplace/conversation';
import { can, type Project } from '@metier/shared-kit/marketplace/project';
import { CasePanel } from '@metier/shared-kit/marketplace/project/case';
import {
  ActivityFeed,
  isDelivered,
  MoneyStrip,
  ProjectBrief,
  ProjectColumns,
  ProjectDocuments,
  ProjectHeader,
  ProjectPageFrame,
  Versions,
} from '@metier/shared-kit/marketplace/project/page';
import { ProjectReviews, ReviewsPanel } from '@metier/shared-kit/marketplace/review';
import { useParams } from '@metier/shared-kit/router';
import { useSignedInUser } from '@metier/shared-kit/session';
import { Stack } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useNextStep } from '../components/use-next-step.tsx';

/** The page of a project for freelancers: their own with all its work, an open one with its brief. */
export function Page() {
  const { id = '' } = useParams();
  return <ProjectPageFrame id={id}>{(project) => <FreelancersProject project={project} />}</ProjectPageFrame>;
}

function FreelancersProject({ project }: { project: Project }) {
  const t = useTexts();
  const me = useSignedInUser().id;
  const isWorkShown = isDelivered(project);
  const mine = me === project.freelancer?.id;
  const { next, nextStep } = useNextStep(project);
  if (!mine) {
    return (
      <>
        <ProjectHeader
          project={project}
          next={next}
          back={{ to: PATHS.openProjects, label: t('project.openProjects') }}
        />
        {nextStep}
        <Stack sx={{ gap: 3 }}>
          <ProjectBrief project={project} />
          {isCandidate(project) && <Conversation projectId={project.id} freelancerId={me} />}
          <ReviewsPanel
            person={project.customer}
            title={t('project.reviewsOf', { name: nameOf(project.customer) })}
          />
        </Stack>
      </>
    );
  }
  return (
    <>
      <ProjectHeader project={project} next={next} />
      {nextStep}
      <MoneyStrip project={project} />
      <ProjectColumns
        work={
          <>
            <CasePanel project={project} />
            {!isWorkShown && <ProjectBrief project={project} />}
            <ProjectReviews project={project} />
            {isWorkShown && <Versions projectId={project.id} />}
            <Conversation projectId={project.id} freelancerId={me} />
          </>
        }
        brief={
          <>
            {isWorkShown && <ProjectBrief project={project} />}
            <ProjectDocuments project={project} />
            <ActivityFeed project={project} />
          </>
        }
      />
    </>
  );
}

/** True for an invited freelancer or one who has responded, who can write to the customer. */
const isCandidate = (project: Project): boolean =>
  can(project, 'withdraw_response') || can(project, 'accept_invitation') || project.response_void === true;
