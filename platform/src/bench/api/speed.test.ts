import { expect, test } from '@jest/globals';
import { middleOf, percentile } from './speed.ts';

test.each([
  [[3, 1, 2, 4], 0.5, 2],
  [[3, 1, 2, 4], 0.99, 4],
  [[7], 0.01, 7],
  [[], 0.5, 0],
])('of %j the part %d lies up to %d', (values, part, value) => {
  expect(percentile(values, part)).toBe(value);
});

test('the run in the middle stands for all', () => {
  const runs = [300, 100, 200].map((perSecond) => ({ perSecond, p50: 1, p99: 2 }));
  expect(middleOf(runs).perSecond).toBe(200);
  expect(() => middleOf([])).toThrow('no middle of nothing');
});
