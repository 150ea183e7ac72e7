import type { Role } from '@metier/contract';

/** Whether somebody may see the links of a freelancer: the freelancer and managers. */
export const canSeeLinks = (
  actor: { readonly userId: string; readonly role: Role },
  freelancerId: string,
): boolean => actor.role === 'manager' || actor.userId === freelancerId;
