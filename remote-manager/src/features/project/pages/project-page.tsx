import { PATHS } from '@metier/shared-kit/contract';
import { can } from '@metier/shared-kit/project';
import {
  ActivityFeed,
  CommentThread,
  MoneyStrip,
  NextStep,
  ProjectBrief,
  ProjectColumns,
  ProjectHeader,
  ProjectPageFrame,
  ProjectPapers,
  Versions,
} from '@metier/shared-kit/project/page';
import { useParams } from '@metier/shared-kit/router';
import { DecideButton } from '../../../decision/decide-button.tsx';
import { useTexts } from '../../../texts.ts';

/** A project as a manager reads it: where it stands, where its money is, and all that happened. */
export function Page() {
  const t = useTexts();
  const { id = '' } = useParams();
  return (
    <ProjectPageFrame id={id}>
      {(project) => (
        <>
          <ProjectHeader project={project} back={{ to: PATHS.projects, label: t('projects.title') }} />
          <NextStep project={project}>
            {can(project, 'resolve_case') && <DecideButton project={project} />}
          </NextStep>
          <MoneyStrip money={project.money} />
          <ProjectColumns
            work={
              <>
                <Versions projectId={project.id} />
                <CommentThread projectId={project.id} readOnly />
              </>
            }
            brief={
              <>
                <ProjectBrief project={project} />
                <ProjectPapers project={project} />
                <ActivityFeed projectId={project.id} />
              </>
            }
          />
        </>
      )}
    </ProjectPageFrame>
  );
}
