import { DURATIONS } from '@metier/contract';

/** True within [15 min] of a sign-in, or of a request that required one; refreshing a session does not count as one. */
export const isRecentSignIn = (signedInAt: Date, now: Date): boolean =>
  now.getTime() - signedInAt.getTime() < DURATIONS.recentSignIn * 1000;
