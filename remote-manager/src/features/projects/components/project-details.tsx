import {
  ActivityFeed,
  MoneyStrip,
  NextStep,
  ProjectBrief,
  useProject,
} from '@metier/shared-kit/marketplace/project/page';
import { QueryStates, RowsSkeleton, Stack } from '@metier/shared-kit/ui';

/** Next step, money, brief and activity of a project. */
export const ProjectDetails = ({ id }: { id: string }) => (
  <QueryStates query={useProject(id)} skeleton={<RowsSkeleton rows={4} />}>
    {({ project }) => (
      <>
        <NextStep project={project} />
        <MoneyStrip project={project} />
        <Stack sx={{ gap: 3 }}>
          <ProjectBrief project={project} />
          <ActivityFeed project={project} />
        </Stack>
      </>
    )}
  </QueryStates>
);
