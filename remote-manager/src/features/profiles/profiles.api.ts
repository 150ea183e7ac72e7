import { read } from '@metier/contract';
import { useApiRead } from '@metier/shared-kit/query';

/** A freelancer's profile. */
export const useFreelancer = (id: string) =>
  useApiRead(read('GET /api/freelancer/profile', { query: { user_id: id } }));
