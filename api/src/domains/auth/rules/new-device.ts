import { DURATIONS } from '@metier/contract';

/**
 * True if the owner is notified of a sign-in: the device is unknown, and the account is old enough that it cannot be
 * the sign-up itself.
 */
export function isNewDevice(isKnown: boolean, emailConfirmedAt: Date, now: Date): boolean {
  return !isKnown && now.getTime() - emailConfirmedAt.getTime() >= DURATIONS.firstSignIn * 1000;
}
