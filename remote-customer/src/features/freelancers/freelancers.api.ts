import { read, type Query } from '@metier/contract';
import { useApiRead } from '@metier/shared-kit/query';

/** One page of the freelancers that match a filter. */
export const useFreelancers = (query: Query<'GET /api/freelancers'>) =>
  useApiRead(read('GET /api/freelancers', { query }), { keepPrevious: true });
