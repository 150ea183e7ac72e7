import { expect, test } from '@jest/globals';
import { moved } from './moved.ts';

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
  [3, 0, ['a', 'b', 'c']],
])('from %i to %i', (from, to, result) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(result);
});
