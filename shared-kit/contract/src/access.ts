import type { Access } from './operation.ts';
import type { Role } from './roles.ts';

/** Who makes a call, by their token. */
export interface Caller {
  readonly role: Role;
  /** The session the access token belongs to; null for a sign-up token, which may only deal with codes. */
  readonly sessionId: string | null;
}

/**
 * Whether somebody with a good token may make a call: a sign-up token reaches only `signup` calls, a list of roles
 * only those roles. Source: product.md §§6, 7.
 *
 * @example mayCall(['customer'], { role: 'manager', sessionId }) // false
 */
export function mayCall(access: Access, { role, sessionId }: Caller): boolean {
  if (access === 'public' || access === 'signup') return true;
  return sessionId !== null && (access === 'signed-in' || access.includes(role));
}
