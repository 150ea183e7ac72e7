import { DURATIONS, secondsAfter } from '@metier/contract';

/** State of one counter; attempts in progress count as wrong until proven correct. */
export interface CountedTries {
  readonly tries: number;
  /** When the counter resets. */
  readonly ends_at: Date;
  /** End of the current delay. */
  readonly blocked_until: Date | null;
}

const MINUTE_MS = 60_000;

/** End of an active delay; undefined if there is none. */
export const blockedUntil = ({ blocked_until }: CountedTries, now: Date): Date | undefined =>
  blocked_until !== null && blocked_until > now ? blocked_until : undefined;

/**
 * Counts an attempt before its check. The last free attempt starts a delay of [1 min]; each further one doubles it, up
 * to [15 min].
 */
export function countAttempt(counted: CountedTries, free: number, now: Date): CountedTries {
  const isOver = counted.ends_at <= now;
  const tries = isOver ? 1 : counted.tries + 1;
  const ends_at = isOver ? secondsAfter(now, DURATIONS.loginTries) : counted.ends_at;
  return { tries, ends_at, blocked_until: tries < free ? null : waitUntil(tries - free, now) };
}

/**
 * Removes an attempt that was correct or could not be checked. Its delay can be dropped: while it was active no other
 * attempt was counted.
 */
export const uncountAttempt = (counted: CountedTries): CountedTries => ({
  ...counted,
  tries: Math.max(0, counted.tries - 1),
  blocked_until: null,
});

/** Rounded up to a whole minute, since the end is displayed as hours and minutes. */
function waitUntil(doublings: number, now: Date): Date {
  const seconds = Math.min(DURATIONS.loginDelay * 2 ** doublings, DURATIONS.accountLock);
  return new Date(Math.ceil(secondsAfter(now, seconds).getTime() / MINUTE_MS) * MINUTE_MS);
}
