import { useApiRead } from '@metier/shared-kit/query';
import { allProjectsRead } from '../../reads.ts';

/** One page of all projects, newest first unless sorted, of one type or of all. */
export const useAllProjects = (...list: Parameters<typeof allProjectsRead>) =>
  useApiRead(allProjectsRead(...list), { keepPrevious: true });
