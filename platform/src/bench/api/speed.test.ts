import { expect, test } from '@jest/globals';
import { middleOf } from './speed.ts';

test('the result is the median run', () => {
  expect(middleOf([300, 100, 200], Number)).toBe(200);
  expect(() => middleOf([], Number)).toThrow('no median of an empty list');
});
