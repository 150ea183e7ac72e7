import { expect, test } from '@jest/globals';
import { namedColumns } from './named-columns.ts';

const months = Array.from({ length: 12 }, () => 'May 2026');
const days = Array.from({ length: 30 }, () => '29 Oct 2026');

test.each([
  ['twelve months on a wide screen', months, 948, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ['on a phone', months, 270, [0, 3, 6, 9]],
  ['thirty days', days, 420, [0, 6, 12, 18, 24]],
  ['on a phone', days, 270, [0, 10, 20]],
  ['seven days, the last of which would be cut', days.slice(0, 7), 210, [0, 3]],
  ['a single month', ['May 2026'], 270, [0]],
  ['none', [], 270, []],
])('names of %s', (_, names, width, places) => {
  expect(namedColumns(names, width)).toEqual(places);
});
