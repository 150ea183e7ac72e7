import { expect, test } from '@jest/globals';
import { median, medians } from './figures.ts';

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[10, 1, 2, 3], 2.5],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('an empty list has no median', () => {
  expect(() => median([])).toThrow('There is no median of an empty list.');
});

test('each figure has its own median', () => {
  const visit = (bytes: number, paint: number) => ({
    bytes,
    requests: 7,
    paint,
    page: paint + 100,
    againBytes: bytes / 10,
    againPaint: paint / 2,
    nextBytes: bytes / 5,
    nextPage: paint / 4,
  });
  expect(medians([visit(300, 10), visit(100, 30), visit(200, 20)])).toEqual(visit(200, 20));
});
