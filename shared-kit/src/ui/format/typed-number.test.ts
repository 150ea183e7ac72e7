import { expect, test } from '@jest/globals';
import { LANGUAGES } from '@metier/contract';
import { formatsOf } from './formats.ts';

/** The languages, and a region whose group separator is neither point nor comma nor space. */
const REGIONS = [...LANGUAGES, 'de-CH'] as const;
type ByRegion = Readonly<Partial<Record<(typeof REGIONS)[number], number>>>;

const readBy = (read: (region: string) => number | undefined) =>
  Object.fromEntries(REGIONS.map((region) => [region, read(region)]));
const centsIn = (typed: string) => readBy((region) => formatsOf(region).cents(typed));
const countIn = (typed: string) => readBy((region) => formatsOf(region).wholeNumber(typed));
const inAll = (value: number | undefined) => readBy(() => value);

test.each([
  ['33,33', 3_333],
  ['33.33', 3_333],
  ['33,3', 3_330],
  ['33', 3_300],
  ['0.07', 7],
  ['0,07', 7],
  [' 33,33 ', 3_333],
  ['€33.33', 3_333],
  ['33,33 €', 3_333],
  ['33,33 EUR', 3_333],
  ['1234', 123_400],
  ['1 234,50', 123_450],
  ['1\u00a0234,50', 123_450],
  ['1\u202f234.50', 123_450],
  ['1,234.50', 123_450],
  ['1.234,50', 123_450],
  ["1'234.50", 123_450],
  ['1’234,50', 123_450],
  ['1,234,567', 123_456_700],
  ['1.234.567', 123_456_700],
  ['1.234.567,8', 123_456_780],
])('%j is an amount of %i cents in every language', (typed, cents) => {
  expect(centsIn(typed)).toEqual(inAll(cents));
});

/** Three digits after a single separator are a group only if the language uses that separator for groups. */
test.each<[string, ByRegion]>([
  ['1,234', { en: 123_400 }],
  ['1.234', { de: 123_400, es: 123_400 }],
  ['98.945', { de: 9_894_500, es: 9_894_500 }],
])('%j is ambiguous, and an amount only where its separator is that of groups', (typed, cents) => {
  expect(centsIn(typed)).toEqual(cents);
});

test.each([
  '',
  ' ',
  '€',
  ',',
  '.5',
  '5.',
  '-1',
  '1e3',
  '0,945',
  '33,33,33',
  '33.33.33',
  '1,234,50',
  '1.234.50',
  '1,23.456',
  '12,34.56',
  '1 23',
  '33 33',
  '1,234.567',
  '$33.33',
  '1,234 567',
])('%j is an amount in no language', (typed) => {
  expect(centsIn(typed)).toEqual(inAll(undefined));
});

test.each([
  ['1000', 1_000],
  [' 1 000 ', 1_000],
  ['12,345,678', 12_345_678],
  ['12.345.678', 12_345_678],
  ["1'000", 1_000],
])('%j is the whole number %i in every language', (typed, count) => {
  expect(countIn(typed)).toEqual(inAll(count));
});

test.each<[string, ByRegion]>([
  ['1,000', { en: 1_000 }],
  ['1.000', { de: 1_000, es: 1_000 }],
])('%j is ambiguous, and whole only where its separator is that of groups', (typed, counts) => {
  expect(countIn(typed)).toEqual(counts);
});

test.each(['33,33', '33.33', '1,00', '1.000,00', '1,000.00', '1,000,00', '€100', '-1', ''])(
  '%j is not a whole number in any language',
  (typed) => {
    expect(countIn(typed)).toEqual(inAll(undefined));
  },
);

test.each([...REGIONS, 'pl'])('numbers formatted in "%s" can be parsed', (language) => {
  const { amount, money, points, cents, wholeNumber } = formatsOf(language);
  for (const value of [0, 7, 3_333, 98_945, 123_450, 123_456_700]) {
    expect(cents(amount(value))).toBe(value);
    expect(cents(money(value))).toBe(value);
    expect(wholeNumber(points(value))).toBe(value);
  }
});
