/** Types of projects in the API; types only, because schemas are not shipped to the browser. */
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
} from '@metier/contract/schemas/project';
