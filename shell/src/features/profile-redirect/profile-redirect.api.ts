import { useApiQuery } from '@metier/shared-kit/query';

/** The freelancer of that id, if somebody has it who is one. */
export const useFreelancer = (id: string) =>
  useApiQuery('GET /api/freelancer/profile', { query: { user_id: id } });
