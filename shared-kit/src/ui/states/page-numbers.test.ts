import { expect, test } from '@jest/globals';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 12, [1, 2, 3, null, 12]],
  [6, 12, [1, null, 4, 5, 6, 7, 8, null, 12]],
  [4, 12, [1, 2, 3, 4, 5, 6, null, 12]],
  [12, 12, [1, null, 10, 11, 12]],
])('page %i of %i shows %j', (current, total, shown) => {
  expect(pageNumbers(current, total)).toEqual(shown);
});
