import { secondsAfter } from '@metier/contract';

/** First and maximum polling interval, in seconds. */
const FIRST = 5;
const MAX_SECONDS = 3_600;

/**
 * When to query the provider again about a payment, refund or payout: exponential backoff, the next interval is the
 * time elapsed so far.
 *
 * @param began time of the first request
 * @example nextPoll(new Date('2026-01-01T12:00:00Z'), new Date('2026-01-01T12:00:40Z')) // 12:01:20
 */
export function nextPoll(began: Date, now: Date): Date {
  const age = (now.getTime() - began.getTime()) / 1000;
  return secondsAfter(now, Math.max(FIRST, Math.min(MAX_SECONDS, age)));
}
