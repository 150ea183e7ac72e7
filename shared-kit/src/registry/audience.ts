import type { Role } from '@metier/contract/roles';

/** Who may open a page: everybody, with or without a session, or these roles. */
export type Audience = 'public' | readonly Role[];

/** True if a visitor of this role (undefined: not signed in) belongs to the audience. */
export function isFor(audience: Audience, role: Role | undefined): boolean {
  return audience === 'public' || (role !== undefined && audience.includes(role));
}
