import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatsOf } from './formats.ts';
import { plain } from './unbroken.ts';

const DAY_MS = 86_400_000;
const english = formatsOf('en');
const german = formatsOf('de');
/** A moment in the local time zone. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);

test.each([
  ['two days ahead, an instant less', at(23, 6, 56), at(21, 6, 57), 'in 2 days', 'übermorgen'],
  ['a fresh week', at(28, 8), new Date(at(21, 8).getTime() + 1_000), 'in 7 days', 'in 7 Tagen'],
  ['late on the day after', at(22, 23), at(21, 8), 'tomorrow', 'morgen'],
  ['early on the day after next', at(23, 1), at(21, 23), 'in 2 days', 'übermorgen'],
  ['a day ago', at(20, 7), at(21, 8), 'yesterday', 'gestern'],
  ['past midnight, within a day', at(22, 1, 30), at(21, 22), 'in 3 hours', 'in 3 Stunden'],
  ['a fresh hour', at(21, 9), new Date(at(21, 8).getTime() + 1_000), 'in 1 hour', 'in 1 Stunde'],
  ['minutes', at(21, 8), at(21, 8, 59), '59 minutes ago', 'vor 59 Minuten'],
])('%s', (_, moment, now, inEnglish, inGerman) => {
  expect(plain(english.relative(moment, now))).toBe(inEnglish);
  expect(plain(german.relative(moment, now))).toBe(inGerman);
});

const moments = fc.date({ min: new Date(2026, 0, 1), max: new Date(2027, 0, 1), noInvalidDate: true });
const far = fc.integer({ min: DAY_MS, max: 30 * DAY_MS });

test('"tomorrow" is the day after today and nothing else, from a day on', () => {
  fc.assert(
    fc.property(moments, far, (now, away) => {
      const moment = new Date(now.getTime() + away);
      const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
      expect(english.relative(moment, now) === 'tomorrow').toBe(
        moment.toDateString() === next.toDateString(),
      );
    }),
  );
});

test('distances in days count calendar days', () => {
  fc.assert(
    fc.property(
      moments,
      fc.integer({ min: 2, max: 30 }),
      fc.nat(DAY_MS / 60_000 - 1),
      (now, days, minute) => {
        const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 0, minute);
        fc.pre(day.getTime() - now.getTime() >= DAY_MS);
        expect(plain(english.relative(day, now))).toBe(`in ${days} days`);
      },
    ),
  );
});
