import type { Role } from '@metier/contract';

/** Who makes a call. */
export interface Actor {
  readonly userId: string;
  readonly role: Role;
  /** The session the access token belongs to; null for a sign-up token, which may only deal with codes. */
  readonly sessionId: string | null;
}
