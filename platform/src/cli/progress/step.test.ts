import { expect, test } from '@jest/globals';
import { timeLeft } from './step.ts';
import { timeExpected, timePassed } from './time-words.ts';

test.each([
  ['nothing is known of it', { count: 10, done: 0, spent: 0, kept: undefined }, undefined],
  ['too little is done for an estimate', { count: 100, done: 4, spent: 400, kept: undefined }, undefined],
  ['by its own pace', { count: 100, done: 5, spent: 500, kept: undefined }, 9500],
  ['by the last run', { count: 100, done: 4, spent: 400, kept: 200 }, 19_600],
  ['by both', { count: 10, done: 5, spent: 1000, kept: 900 }, 0.5 * 1000 + 0.5 * 8000],
  ['the last run was faster', { count: 10, done: 5, spent: 1000, kept: 100 }, 1000],
  ['it takes longer than the last time', { count: 1, done: 0, spent: 1001, kept: 1000 }, undefined],
  ['it is done', { count: 1, done: 1, spent: 5000, kept: undefined }, 0],
])('%s', (_, step, left) => {
  expect(timeLeft([step])).toBe(left);
});

test('without an estimate of one step there is none of the total', () => {
  const known = { count: 1, done: 0, spent: 0, kept: 500 };
  expect(timeLeft([known, known])).toBe(1000);
  expect(timeLeft([known, { ...known, kept: undefined }])).toBeUndefined();
});

test.each([
  [0, '0 s', '0 s'],
  [8400, '8 s', '9 s'],
  [34_000, '34 s', '40 s'],
  [58_000, '58 s', '1 min'],
  [125_000, '2 min 5 s', '2 min'],
  [1_790_000, '29 min 50 s', '30 min'],
])('%d ms are %s, or about %s', (ms, passed, expected) => {
  expect(timePassed(ms)).toBe(passed);
  expect(timeExpected(ms)).toBe(expected);
});
