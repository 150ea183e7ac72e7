import { expect, test } from '@jest/globals';
import { daysOfMonth, monthsUntil } from './statement-days.ts';

test('months count back over the turn of the year, from the last moment of a month, too', () => {
  expect(monthsUntil(new Date('2026-02-14T12:00:00Z'), 3)).toEqual(['2026-02', '2026-01', '2025-12']);
  expect(monthsUntil(new Date('2026-03-31T23:59:59Z'), 2)).toEqual(['2026-03', '2026-02']);
});

test.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-04', '2026-04-30'],
  ['2025-12', '2025-12-31'],
])('%s ends on %s', (month, to) => {
  expect(daysOfMonth(month)).toEqual({ from: `${month}-01`, to });
});
