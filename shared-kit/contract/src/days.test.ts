import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayAfter, daysUntil } from './days.ts';

test('daysUntil inverts dayAfter, at any hour and across daylight saving changes', () => {
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
