import type { Access } from './operation.ts';
import type { Role } from './roles.ts';

/** The caller, according to the access token. */
export interface Caller {
  readonly role: Role;
  /** Session of the access token; null for a sign-up token, which allows only the calls for e-mail codes. */
  readonly sessionId: string | null;
}

/**
 * True if a caller with a valid token may make a call: a sign-up token allows only `signup` calls, a list of roles
 * only those roles. Source: product.md §§6, 7.
 *
 * @example mayCall(['customer'], { role: 'manager', sessionId }) // false
 */
export function mayCall(access: Access, { role, sessionId }: Caller): boolean {
  if (access === 'public' || access === 'signup') return true;
  return sessionId !== null && (access === 'signed-in' || access.includes(role));
}
