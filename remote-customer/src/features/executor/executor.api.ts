import { projectRead } from '@metier/contract';
import { useApiQuery } from '@metier/shared-kit/query';

/** Freelancers that fit a project, best first. */
export const useMatch = (projectId: string, page: number) =>
  useApiQuery('GET /api/customer/match', { query: { project_id: projectId, page } }, { keepPrevious: true });

/** The project that looks for a freelancer, or does not any more. */
export const useProjectToGive = (projectId: string) => useApiQuery(...projectRead(projectId));
