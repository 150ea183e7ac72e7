/** Seconds until money on its way is asked about for the first time, and at most between two questions. */
const FIRST = 5;
const LONGEST = 3_600;

/**
 * When the provider is asked again about a payment, a refund or a payout: after as long as it has taken so far, so that
 * a quick one is known quickly and a slow one is not asked about all day.
 *
 * @param began when the provider was first asked for it
 * @example nextQuestion(new Date('2026-01-01T12:00:00Z'), new Date('2026-01-01T12:00:40Z')) // 12:01:20
 */
export function nextQuestion(began: Date, now: Date): Date {
  const age = (now.getTime() - began.getTime()) / 1000;
  return new Date(now.getTime() + Math.max(FIRST, Math.min(LONGEST, age)) * 1000);
}
