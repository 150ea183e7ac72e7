import { projectRead, read } from '@metier/contract';
import { useApiRead } from '@metier/shared-kit/query';

/** Freelancers that match a project, best match first. */
export const useMatch = (projectId: string, page: number) =>
  useApiRead(read('GET /api/customer/match', { query: { project_id: projectId, page } }), {
    keepPrevious: true,
  });

/** The project for which a freelancer is chosen. */
export const useProjectWithoutExecutor = (projectId: string) => useApiRead(projectRead(projectId));
