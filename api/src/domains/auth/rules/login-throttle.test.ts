import { describe, expect, test } from '@jest/globals';
import { DURATIONS, secondsAfter } from '@metier/contract';
import fc from 'fast-check';
import { blockedUntil, uncountAttempt, countAttempt, type CountedTries } from './login-throttle.ts';

const now = new Date('2026-03-01T12:00:00Z');
const after = (seconds: number) => secondsAfter(now, seconds);
const NONE: CountedTries = { tries: 0, ends_at: now, blocked_until: null };
const FREE = 5;
const taken = (times: number): CountedTries =>
  Array.from({ length: times }).reduce<CountedTries>((counted) => countAttempt(counted, FREE, now), NONE);
/** Delay after a number of attempts, in seconds. */
const waitAfter = (times: number): number =>
  ((blockedUntil(taken(times), now) ?? now).getTime() - now.getTime()) / 1000;

describe('the delay after wrong passwords', () => {
  test.each([
    [1, 0],
    [FREE - 1, 0],
    [FREE, 60],
    [FREE + 1, 120],
    [FREE + 2, 240],
    [FREE + 3, 480],
    [FREE + 4, DURATIONS.accountLock],
    [FREE + 60, DURATIONS.accountLock],
  ])('after %i is %i seconds', (times, seconds) => {
    expect(waitAfter(times)).toBe(seconds);
  });

  test('is rounded up to a whole minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 59_999 }), (ms) => {
        const moment = new Date(now.getTime() + ms);
        const until = countAttempt(taken(FREE - 1), FREE, moment).blocked_until?.getTime() ?? 0;
        expect(until % 60_000).toBe(0);
        expect(until - moment.getTime()).toBeGreaterThanOrEqual(DURATIONS.loginDelay * 1000);
        expect(until - moment.getTime()).toBeLessThan(DURATIONS.loginDelay * 1000 + 60_000);
      }),
    );
  });
});

test('the counter resets a day after the first wrong password', () => {
  const counted = taken(FREE + 2);
  expect(countAttempt(counted, FREE, after(DURATIONS.loginTries - 1)).tries).toBe(FREE + 3);
  expect(countAttempt(counted, FREE, after(DURATIONS.loginTries))).toEqual({
    tries: 1,
    ends_at: after(2 * DURATIONS.loginTries),
    blocked_until: null,
  });
});

test('a removed attempt causes no delay and is not counted', () => {
  expect(uncountAttempt(taken(FREE))).toEqual({ ...taken(FREE - 1) });
  expect(uncountAttempt(NONE).tries).toBe(0);
});
