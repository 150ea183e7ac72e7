import type { ProjectState } from './project-state.ts';
import type { Transition } from './transition.ts';

/** Columns that a transition writes, status included. */
export const changesOf = (
  project: ProjectState,
  { to, change }: Transition,
  now: Date,
): Partial<ProjectState> => ({
  status: to ?? project.status,
  ...change?.(project, now),
});
