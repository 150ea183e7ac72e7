import type { ProjectState } from './project-state.ts';
import type { Transition } from './transition.ts';

/** The project as it stands after a transition. */
export const applyTransition = (project: ProjectState, { to, change }: Transition, now: Date): ProjectState => ({
  ...project,
  status: to ?? project.status,
  ...change?.(project, now),
});
