/**
 * Logic of projects without UI. The UI has doors of its own, `marketplace/project/page`, `…/list`, `…/complain`, so
 * that pages load only what they show.
 */
export { actionOf, can, hasNoEditsLeft } from './action-of.ts';
export { PersonLink } from './person-link.tsx';
export { PersonWithPhoto } from './person-with-photo.tsx';
export { ProjectStep, StepButton } from './project-step.tsx';
export { WatchedProject } from './watched-project.tsx';
export { PROJECT_READS } from './project-reads.ts';
export { useServiceName } from './service-name.ts';
export type {
  Activity,
  AvailableAction,
  Comment,
  Improvement,
  OpenProject,
  Project,
  ProjectMoney,
  ProjectRow,
  Result,
} from './types.ts';
