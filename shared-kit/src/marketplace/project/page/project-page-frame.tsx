import type { ReactNode } from 'react';
import { useKitTexts } from '../../../i18n/index.ts';
import {
  Box,
  PageError,
  PageGone,
  PageSkeleton,
  PanelSkeleton,
  PanelsSkeleton,
  Stack,
} from '../../../ui/index.ts';
import type { Project } from '../types.ts';
import { ProjectColumns } from './project-columns.tsx';
import { ProjectStagesSkeleton } from './project-stages.tsx';
import { useProject } from '../use-project.ts';

interface ProjectPageFrameProps {
  id: string;
  /** Waits for a fresh answer, for pages that exist in one status only. */
  fresh?: boolean;
  /** Skeleton of the page, if it does not look like a project's page. */
  skeleton?: ReactNode;
  /** Renders the page of the loaded project. */
  children: (project: Project) => ReactNode;
}

/**
 * Loads a project for its page: skeleton; "cannot be opened" (notifications and mails link here for months); error
 * with retry; or the project. If it is deleted or forbidden while shown, the page is replaced by a message; an open
 * dialog stays above it with the typed text.
 *
 * @example <ProjectPageFrame id={id}>{(project) => <ProjectHeader project={project} />}</ProjectPageFrame>
 */
export function ProjectPageFrame({ id, fresh = false, skeleton, children }: ProjectPageFrameProps) {
  const t = useKitTexts();
  const { data, error, lastData, refetch, isFetchedAfterMount } = useProject(id);
  const shown = (data && (isFetchedAfterMount || !fresh) ? data : lastData)?.project;
  if (!shown && !error) return skeleton ?? <ProjectSkeleton />;
  return (
    <>
      {error && (
        <PageError
          error={error}
          wasShown={lastData !== undefined}
          missing={{ title: t('project.missing.title'), text: t('project.missing.text') }}
          onRetry={() => void refetch()}
        />
      )}
      {shown && (
        <PageGone value={lastData !== undefined}>
          <Box key={id} hidden={lastData !== undefined} sx={{ display: lastData ? 'none' : 'contents' }}>
            {children(shown)}
          </Box>
        </PageGone>
      )}
    </>
  );
}

function ProjectSkeleton() {
  return (
    <PageSkeleton back>
      <ProjectStagesSkeleton />
      <Stack sx={{ gap: 3 }}>
        <PanelSkeleton lines={2} />
        <ProjectColumns work={<PanelsSkeleton panels={1} />} brief={<PanelSkeleton lines={8} />} />
      </Stack>
    </PageSkeleton>
  );
}
