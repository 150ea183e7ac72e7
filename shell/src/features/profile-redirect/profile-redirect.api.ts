import { freelancerRead } from '@metier/contract';
import { useApiRead } from '@metier/shared-kit/query';

/** The freelancer with this id; not found if the user is not a freelancer. */
export const useFreelancer = (id: string) => useApiRead(freelancerRead(id));
