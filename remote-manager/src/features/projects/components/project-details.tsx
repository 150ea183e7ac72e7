import {
  ActivityFeed,
  MoneyStrip,
  NextStep,
  ProjectBrief,
  type useProject,
} from '@metier/shared-kit/marketplace/project/page';
import { QueryStates, RowsSkeleton, Stack } from '@metier/shared-kit/ui';

/** Next step, money, brief and activity of a project. */
export const ProjectDetails = ({ query }: { query: ReturnType<typeof useProject> }) => (
  <QueryStates query={query} skeleton={<RowsSkeleton rows={4} />}>
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
