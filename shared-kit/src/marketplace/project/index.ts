/**
 * What a page knows of a project without showing it. What it shows stands in `marketplace/project/page`, lists in
 * `…/list`, the dialog of a complaint in `…/complain`, so that a page does not load what it does not show.
 */
export { actionOf, can } from './action-of.ts';
export { ProjectStep, StepButton } from './project-step.tsx';
export { WatchedProject } from './watched-project.tsx';
export { PROJECT_READS } from './project-reads.ts';
export { useServiceName } from './service-name.ts';
export type {
  Activity,
  AvailableAction,
  Comment,
  Improvement,
  Project,
  ProjectMoney,
  ProjectRow,
  Result,
} from './types.ts';
