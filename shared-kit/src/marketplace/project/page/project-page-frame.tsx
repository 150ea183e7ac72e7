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
import { useProject } from '../use-project.ts';

interface ProjectPageFrameProps {
  id: string;
  /** Waits for the project as it is now, however fresh an earlier answer: for a page that exists in one status only. */
  fresh?: boolean;
  /** The page to come, where it does not look like a project's. */
  skeleton?: ReactNode;
  /** Draws the page once the project is there. */
  children: (project: Project) => ReactNode;
}

/**
 * Loads a project for its page: skeleton, not open to the reader (notifications and mails lead here for months), what went wrong with a way to try again, or the project. A project
 * that is deleted or forbidden while it is shown gives way to a page that says so; a dialog that is open stays above it
 * with what was typed.
 *
 * @example <ProjectPageFrame id={id}>{(project) => <ProjectHeader project={project} />}</ProjectPageFrame>
 */
export function ProjectPageFrame({
  id,
  fresh = false,
  skeleton = <ProjectSkeleton />,
  children,
}: ProjectPageFrameProps) {
  const t = useKitTexts();
  const { data, error, lost, refetch, isFetchedAfterMount } = useProject(id);
  const shown = (data && (isFetchedAfterMount || !fresh) ? data : lost)?.project;
  if (!shown && !error) return skeleton;
  return (
    <>
      {error && (
        <PageError
          error={error}
          wasShown={lost !== undefined}
          missing={{ title: t('project.missing.title'), text: t('project.missing.text') }}
          onRetry={() => void refetch()}
        />
      )}
      {shown && (
        <PageGone value={lost !== undefined}>
          <Box key={id} hidden={lost !== undefined} sx={{ display: lost ? 'none' : 'contents' }}>
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
      <Stack sx={{ gap: 3 }}>
        <PanelSkeleton lines={2} />
        <ProjectColumns work={<PanelsSkeleton panels={1} />} brief={<PanelSkeleton lines={8} />} />
      </Stack>
    </PageSkeleton>
  );
}
