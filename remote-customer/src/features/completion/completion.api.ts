import { useApiQuery } from '@metier/shared-kit/query';

/** What happened to a project, of which the money's way is told. */
export const useActivity = (projectId: string) =>
  useApiQuery('GET /api/projects/project_card/activity', { query: { project_id: projectId } });
