import { useApiQuery } from '@metier/shared-kit/query';

/** The freelancer with the id, if the user is a freelancer. */
export const useFreelancer = (id: string) =>
  useApiQuery('GET /api/freelancer/profile', { query: { user_id: id } });
