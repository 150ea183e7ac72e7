import { useApiQuery } from '@metier/shared-kit/query';

/** Who a freelancer is. */
export const useFreelancer = (id: string) =>
  useApiQuery('GET /api/freelancer/profile', { query: { user_id: id } });
