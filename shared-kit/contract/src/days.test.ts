import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayAfter, daysUntil } from './days.ts';

test('the days until a day are the days that were added to reach it, at any hour and over any change of clocks', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      fc.integer({ min: 0, max: 400 }),
      (moment, days) => {
        expect(daysUntil(moment, dayAfter(moment, days))).toBe(days);
      },
    ),
  );
});
