import { freelancerRead } from '@metier/contract';
import { useApiRead } from '@metier/shared-kit/query';

/** A freelancer's profile. */
export const useFreelancer = (id: string) => useApiRead(freelancerRead(id));
