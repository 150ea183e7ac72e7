import { expect, test } from '@jest/globals';
import { percentile } from './percentile.ts';

const HUNDRED = Array.from({ length: 100 }, (_, index) => 100 - index);

test.each([
  [HUNDRED, 50, 50],
  [HUNDRED, 95, 95],
  [HUNDRED, 99, 99],
  [HUNDRED, 100, 100],
  [[40, 10, 30, 20], 75, 30],
  [[40, 10, 30, 20], 76, 40],
  [[7], 1, 7],
  [[7, 8], 0, 7],
])('of %j, percentile %d is %d', (values, percent, value) => {
  expect(percentile(values, percent)).toBe(value);
});

test('an empty list has none', () => {
  expect(percentile([], 95)).toBeNaN();
});
