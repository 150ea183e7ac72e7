import { expect, test } from '@jest/globals';
import { formatCardCvv, formatCardExpiry, formatCardNumber } from './card-formats.ts';

test.each([
  ['', ''],
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242-4242 4242.4242', '4242 4242 4242 4242'],
  ['4242 4242 4242 4242 9', '4242 4242 4242 4242'],
])('card number %j is shown as %j', (typed, shown) => expect(formatCardNumber(typed)).toBe(shown));

test.each([
  ['1', '1'],
  ['12', '12'],
  ['123', '12/3'],
  ['12/34', '12/34'],
  ['12/345', '12/34'],
  ['1/', '01/'],
  ['1/30', '01/30'],
  ['1 / 30', '01/30'],
  ['5', '05'],
  ['0130', '01/30'],
  ['1/2030', '01/30'],
  ['01/2030', '01/30'],
  ['012030', '01/30'],
  // Autofill value of a browser for `cc-exp`.
  ['2030-01', '01/30'],
  // A four-digit year while typing.
  ['01/203', '01/203'],
  // An invalid month: kept, for the rule to refuse.
  ['13/30', '13/30'],
])('expiry %j is shown as %j', (typed, shown) => expect(formatCardExpiry(typed)).toBe(shown));

/** Types a text key by key into a field of that format. */
const typed = (keys: string) => keys.split('').reduce((shown, key) => formatCardExpiry(shown + key), '');

test.each(['1/30', '01/30', '0130', '01/2030', '1/2030'])('expiry %s typed key by key is 01/30', (keys) =>
  expect(typed(keys)).toBe('01/30'),
);

test('an expiry can be deleted key by key', () => {
  const shown = ['05/30'];
  while (shown.at(-1)) shown.push(formatCardExpiry((shown.at(-1) ?? '').slice(0, -1)));
  expect(shown).toEqual(['05/30', '05/3', '05/', '05', '0', '']);
});

test('a CVV has at most three digits', () => expect(formatCardCvv('12a34')).toBe('123'));
