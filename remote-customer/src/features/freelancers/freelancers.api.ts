import type { Query } from '@metier/contract';
import { useApiRead } from '@metier/shared-kit/query';
import { freelancersRead } from '../../reads.ts';

/** One page of the freelancers that match a filter. */
export const useFreelancers = (query: Query<'GET /api/freelancers'>) =>
  useApiRead(freelancersRead(query), { keepPrevious: true });
