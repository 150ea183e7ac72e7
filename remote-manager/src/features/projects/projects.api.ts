import { useApiRead } from '@metier/shared-kit/query';
import { allProjectsRead } from '../../reads.ts';

/** One page of all projects, newest first unless sorted. */
export const useAllProjects = (query: Parameters<typeof allProjectsRead>[0]) =>
  useApiRead(allProjectsRead(query), { keepPrevious: true });
