import { expect, test } from '@jest/globals';
import { pageOf } from './paging.ts';

const ROWS = Array.from({ length: 14 }, (_, index) => index + 1);

test.each([
  [undefined, ROWS.slice(0, 10), 1],
  [1, ROWS.slice(0, 10), 1],
  [2, ROWS.slice(10), 2],
  [3, [], 3],
] as const)('page %p of fourteen rows', (asked, rows, page) => {
  expect(pageOf(ROWS, asked)).toEqual({ rows, paging: { page, pages: 2, total: 14 } });
});

test('an empty list has one empty page', () => {
  expect(pageOf([])).toEqual({ rows: [], paging: { page: 1, pages: 1, total: 0 } });
});
