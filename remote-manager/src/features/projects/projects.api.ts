import { useApiRead } from '@metier/shared-kit/query';
import { allProjectsRead } from '../../reads.ts';

/** One page of all projects, newest first unless sorted, filtered by type. */
export const useAllProjects = (...list: Parameters<typeof allProjectsRead>) =>
  useApiRead(allProjectsRead(...list), { keepPrevious: true });
