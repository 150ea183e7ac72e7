import { expect, test } from '@jest/globals';
import { secondsAfter } from '@metier/contract';
import { nextPoll } from './poll-times.ts';

const began = new Date('2026-01-01T12:00:00Z');
const after = (seconds: number) => secondsAfter(began, seconds);

test.each([
  [0, 5],
  [-1, 4],
  [5, 10],
  [40, 80],
  [86_400, 90_000],
])('an operation pending for %d s is queried again after %d s', (age, next) => {
  expect(nextPoll(began, after(age))).toEqual(after(next));
});
