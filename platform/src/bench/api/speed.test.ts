import { expect, test } from '@jest/globals';
import { medianRun } from './speed.ts';

test('the result is the median run', () => {
  expect(medianRun([300, 100, 200], Number)).toBe(200);
  expect(() => medianRun([], Number)).toThrow('no median of an empty list');
});
