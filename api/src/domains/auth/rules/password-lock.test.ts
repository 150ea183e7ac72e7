import { describe, expect, test } from '@jest/globals';
import { DURATIONS, LIMITS } from '@metier/shared-kit/contract';
import fc from 'fast-check';
import { afterWrongPassword, isLocked, UNLOCKED, type PasswordLock } from './password-lock.ts';

const now = new Date('2026-03-01T12:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const wrongTimes = (times: number): PasswordLock =>
  Array.from({ length: times }).reduce<PasswordLock>((lock) => afterWrongPassword(lock, now), UNLOCKED);

describe('wrong passwords in a row', () => {
  test.each([0, 1, LIMITS.loginTries - 1])('%i leave the account open', (times) => {
    expect(isLocked(wrongTimes(times), now)).toBe(false);
  });

  test('as many as allowed lock it for a while', () => {
    const lock = wrongTimes(LIMITS.loginTries);
    expect(isLocked(lock, now)).toBe(true);
    expect(isLocked(lock, after(DURATIONS.accountLock - 1))).toBe(true);
    expect(isLocked(lock, after(DURATIONS.accountLock))).toBe(false);
  });

  test('count from the beginning after a lock has passed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), (times) => {
        expect(isLocked(wrongTimes(times), now)).toBe(times % LIMITS.loginTries === 0);
      }),
    );
  });
});
