import { expect, test } from '@jest/globals';
import { cardFaults, passesLuhn } from './tokeniser.ts';

const card = { number: '4242 4242 4242 4242', owner: 'Clara Tester', expiry: '01/30', cvv: '123' };

test.each([
  ['a valid card', {}, {}],
  ['a number without spaces', { number: '4242424242424242' }, {}],
  ['a wrong check digit', { number: '4242 4242 4242 4241' }, { number: 'format' }],
  ['a short number', { number: '4242 4242 4242' }, { number: 'format' }],
  ['a blank owner', { owner: '  ' }, { owner: 'format' }],
  ['a thirteenth month', { expiry: '13/30' }, { expiry: 'format' }],
  ['the month that has passed', { expiry: '12/25' }, { expiry: 'format' }],
  ['the month that ends now', { expiry: '01/26' }, {}],
  ['a short code', { cvv: '12' }, { cvv: 'format' }],
])('%s', (_, changes, faults) => {
  expect(cardFaults({ ...card, ...changes }, new Date('2026-01-31T23:59:59Z'))).toEqual(faults);
});

test.each(['4000000000000002', '4000000000003220', '5555555555554444'])(
  '%s passes the Luhn check',
  (digits) => {
    expect(passesLuhn(digits)).toBe(true);
  },
);
