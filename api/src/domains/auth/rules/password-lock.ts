import { DURATIONS, LIMITS } from '@metier/shared-kit/contract';

/** How often a wrong password was given in a row, and until when the account is locked for it. */
export interface PasswordLock {
  readonly wrong_tries: number;
  readonly locked_until: Date | null;
}

/** No wrong password so far. */
export const UNLOCKED: PasswordLock = { wrong_tries: 0, locked_until: null };

/** True while the account is locked, whatever the password. Source: product.md §7. */
export const isLocked = <Lock extends PasswordLock>(
  lock: Lock,
  now: Date,
): lock is Lock & { readonly locked_until: Date } => lock.locked_until !== null && lock.locked_until > now;

/** The lock after another wrong password: [5] in a row lock the account for [15 min]. */
export function afterWrongPassword({ wrong_tries }: PasswordLock, now: Date): PasswordLock {
  if (wrong_tries + 1 < LIMITS.loginTries) return { wrong_tries: wrong_tries + 1, locked_until: null };
  return { wrong_tries: 0, locked_until: new Date(now.getTime() + DURATIONS.accountLock * 1000) };
}
