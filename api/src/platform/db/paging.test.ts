import { expect, test } from '@jest/globals';
import { boundedPagingOf, countedFor } from './index.ts';

test.each([
  // Fewer than are counted: exact.
  [0, 1, 10, { pages: 1, total: 0 }],
  [1_000, 1, 10, { pages: 100, total: 1_000 }],
  [21, 2, 25, { pages: 1, total: 21 }],
  // More than are counted: one more page.
  [1_001, 1, 10, { pages: 101, total: 1_000, more: true }],
  [1_001, 100, 10, { pages: 101, total: 1_000, more: true }],
  [1_051, 21, 50, { pages: 22, total: 1_050, more: true }],
  // The last page of more than a thousand.
  [1_005, 101, 10, { pages: 101, total: 1_005 }],
])('%d counted rows on page %d of %d rows', (counted, page, size, paging) => {
  expect(boundedPagingOf(counted, page, size)).toEqual({ page, ...paging });
});

test('rows are counted to the next page, at least a thousand', () => {
  expect([countedFor(), countedFor(100), countedFor(101), countedFor(21, 50)]).toEqual([
    1_001, 1_001, 1_011, 1_051,
  ]);
});
