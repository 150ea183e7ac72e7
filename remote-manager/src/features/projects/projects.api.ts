import type { ProjectTypeFilter } from '@metier/shared-kit/contract';
import { useApiQuery } from '@metier/shared-kit/query';

/** One page of all projects, newest first, of one type or of all. */
export const useAllProjects = (type: ProjectTypeFilter | undefined, page: number) =>
  useApiQuery(
    'GET /api/projects',
    { query: { page, ...(type ? { type: [type] } : {}) } },
    { keepPrevious: true },
  );
