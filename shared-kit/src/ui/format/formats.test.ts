import { expect, jest, test } from '@jest/globals';
import { formatsOf } from './formats.ts';
import { plain } from './unbroken.ts';

const now = new Date('2026-02-14T12:00:00Z');

test.each([
  ['en', '€98.94', '9,894', '14 Feb 2026', '+2.33%', '25%', '€1,200', '2.5h'],
  ['de', '98,94 €', '9.894', '14.02.2026', '+2,33 %', '25 %', '1.200 €', '2,5h'],
])('in %s', (language, money, points, date, percent, share, euro, hours) => {
  const formats = formatsOf(language);
  expect(plain(formats.money(9894))).toBe(money);
  expect(formats.points(9894)).toBe(points);
  expect(plain(formats.date('2026-02-14'))).toBe(date);
  expect(plain(formats.percent(0.0233))).toBe(percent);
  expect(plain(formats.share(0.25))).toBe(share);
  expect(plain(formats.wholeEuro(1200))).toBe(euro);
  expect(formats.hours(2.5)).toBe(hours);
});

test.each([
  ['en', 'Saturday 14 February 2026'],
  ['de', 'Samstag 14. Februar 2026'],
])('in %s a day with its weekday is %s', (language, words) => {
  // Data of Intl differ in the comma.
  expect(formatsOf(language).fullDate('2026-02-14T12:00:00Z').replace(',', '')).toBe(words);
});

test.each([
  ['en', 7, '7 bytes'],
  ['en', 48_213, '48 kB'],
  ['en', 999_600, '1 MB'],
  ['en', 1_250_000, '1.3 MB'],
  ['de', 1_250_000, '1,3 MB'],
  ['en', 50_000_000, '50 MB'],
])('in %s %i bytes are %s', (language, bytes, words) => {
  expect(plain(formatsOf(language).fileSize(bytes))).toBe(words);
});

test.each([
  ['en', 600, '10 minutes'],
  ['en', 3_600, '1 hour'],
  ['en', 72 * 3_600, '72 hours'],
  ['de', 72 * 3_600, '72 Stunden'],
  ['de', 7 * 24 * 3_600, '7 Tage'],
])('in %s %i seconds last %s', (language, seconds, words) => {
  expect(plain(formatsOf(language).duration(seconds))).toBe(words);
});

test.each([
  ['2026-02-17T12:00:00Z', 'in 3 days'],
  ['2026-02-14T14:30:00Z', 'in 2 hours'],
  ['2026-02-14T11:30:00Z', '30 minutes ago'],
  ['2026-02-14T12:00:20Z', 'now'],
])('%s is %s', (moment, words) => {
  expect(plain(formatsOf('en').relative(moment, now))).toBe(words);
});

test('a line ends neither within a date nor between a number and its unit', () => {
  const { date, dateTime, month, relative, duration, fileSize } = formatsOf('en');
  expect([date('2026-02-14'), month('2026-02'), relative('2026-02-17T12:00:00Z', now)]).toEqual([
    '14\u00A0Feb\u00A02026',
    'Feb\u00A02026',
    'in\u00A03\u00A0days',
  ]);
  expect([duration(600), fileSize(7), fileSize(48_213)]).toEqual([
    '10\u00A0minutes',
    '7\u00A0bytes',
    '48\u00A0kB',
  ]);
  expect(dateTime('2026-02-14T09:30:00Z')).toMatch(/^14\u00A0Feb\u00A02026, \d/);
});

test('a day is the same in every time zone, a moment is in the local one', () => {
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  const zones = (format: () => void) => {
    made.mockClear();
    format();
    return made.mock.calls.map(([, options]) => options?.timeZone);
  };
  const { date, dateTime, month } = formatsOf('fr');
  expect(zones(() => date('2026-02-14'))).toEqual(['UTC']);
  expect(zones(() => month('2026-02'))).toEqual(['UTC']);
  expect(zones(() => date('2026-02-14T23:30:00Z'))).toEqual([undefined]);
  expect(zones(() => dateTime('2026-02-14T23:30:00Z'))).toEqual([undefined]);
  made.mockRestore();
});

test('Spanish groups four digits, too', () => {
  const { points, money, pointsChange } = formatsOf('es');
  expect([points(4_347), pointsChange(-4_347), plain(money(434_700))]).toEqual([
    '4.347',
    '-4.347',
    '4.347,00 €',
  ]);
});

test('the name of a language has a capital letter where it stands alone', () => {
  const { languageName, languageTitle } = formatsOf('fr');
  expect([languageName('de'), languageTitle('de')]).toEqual(['allemand', 'Allemand']);
});

test('a formatter is created once', () => {
  const made = jest.spyOn(Intl, 'NumberFormat');
  for (let amount = 0; amount < 5; amount += 1) formatsOf('it').money(amount);
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});
