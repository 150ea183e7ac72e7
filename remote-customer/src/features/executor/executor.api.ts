import { projectRead, read } from '@metier/contract';
import { useApiRead } from '@metier/shared-kit/query';

/** Freelancers that fit a project, best first. */
export const useMatch = (projectId: string, page: number) =>
  useApiRead(read('GET /api/customer/match', { query: { project_id: projectId, page } }), {
    keepPrevious: true,
  });

/** The project that looks for a freelancer, or does not any more. */
export const useProjectToGive = (projectId: string) => useApiRead(projectRead(projectId));
