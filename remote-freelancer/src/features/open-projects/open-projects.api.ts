import type { ProjectTypeFilter } from '@metier/contract';
import { OTHERS_ACT_MS, useApiQuery } from '@metier/shared-kit/query';

/** Paid projects that look for an executor: of one type, or of the own categories. Source: product.md §5. */
export const useOpenProjects = (type: ProjectTypeFilter | undefined, page: number) =>
  useApiQuery(
    'GET /api/freelancers/open_projects',
    { query: { page, ...(type ? { type: [type] } : {}) } },
    { keepPrevious: true, refetchEvery: OTHERS_ACT_MS },
  );
