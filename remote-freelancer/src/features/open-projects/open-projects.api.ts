import type { ProjectTypeFilter } from '@metier/contract';
import { POLL_MS, useApiRead } from '@metier/shared-kit/query';
import { openProjectsRead } from '../../reads.ts';

/** Paid projects without executor: of one type, or in the user's categories. Source: product.md §5. */
export const useOpenProjects = (type: ProjectTypeFilter | undefined, page: number) =>
  useApiRead(openProjectsRead(type, page), { keepPrevious: true, refetchEvery: POLL_MS });
