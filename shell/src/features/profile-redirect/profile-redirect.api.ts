import { read } from '@metier/contract';
import { useApiRead } from '@metier/shared-kit/query';

/** The freelancer with the id, if the user is a freelancer. */
export const useFreelancer = (id: string) =>
  useApiRead(read('GET /api/freelancer/profile', { query: { user_id: id } }));
