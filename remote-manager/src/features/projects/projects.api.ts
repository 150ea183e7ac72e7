import type { ProjectSort, ProjectTypeFilter } from '@metier/contract';
import { useApiQuery } from '@metier/shared-kit/query';

/** One page of all projects, newest first unless sorted, of one type or of all. */
export const useAllProjects = (
  type: ProjectTypeFilter | undefined,
  sort: ProjectSort | undefined,
  page: number,
) =>
  useApiQuery(
    'GET /api/projects',
    { query: { page, ...(type ? { type: [type] } : {}), ...(sort ? { sort } : {}) } },
    { keepPrevious: true },
  );
