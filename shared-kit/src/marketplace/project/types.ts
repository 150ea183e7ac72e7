/** What the API tells about projects, as types alone: no schema reaches the browser. */
export type {
  Activity,
  AvailableAction,
  Comment,
  Improvement,
  Project,
  ProjectMoney,
  ProjectRow,
  Result,
} from '@metier/contract/schemas/project';
