import type { ReactNode } from 'react';
import { PageError, PageSkeleton } from '../../ui/index.ts';
import type { Project } from '../types.ts';
import { useProject } from '../use-project.ts';

interface ProjectPageFrameProps {
  id: string;
  /** Waits for the project as it is now, however fresh an earlier answer: for a page that exists in one status only. */
  fresh?: boolean;
  /** Draws the page once the project is there. */
  children: (project: Project) => ReactNode;
}

/**
 * Loads a project for its page: skeleton, not found, what went wrong with a way to try again, or the project.
 *
 * @example <ProjectPageFrame id={id}>{(project) => <ProjectHeader project={project} />}</ProjectPageFrame>
 */
export function ProjectPageFrame({ id, fresh = false, children }: ProjectPageFrameProps) {
  const { data, error, refetch, isFetchedAfterMount } = useProject(id);
  if (data && (isFetchedAfterMount || !fresh)) return children(data.project);
  if (error) return <PageError error={error} onRetry={() => void refetch()} />;
  return <PageSkeleton panels={[176, 112, 320]} />;
}
