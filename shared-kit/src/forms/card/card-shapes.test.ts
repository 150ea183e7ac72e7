import { expect, test } from '@jest/globals';
import { cardCvvShape, cardExpiryShape, cardNumberShape } from './card-shapes.ts';

test.each([
  ['', ''],
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242-4242 4242.4242', '4242 4242 4242 4242'],
  ['4242 4242 4242 4242 9', '4242 4242 4242 4242'],
])('card number %j is shown as %j', (typed, shown) => expect(cardNumberShape(typed)).toBe(shown));

test.each([
  ['1', '1'],
  ['12', '12'],
  ['123', '12/3'],
  ['12/34', '12/34'],
  ['12/345', '12/34'],
])('expiry %j is shown as %j', (typed, shown) => expect(cardExpiryShape(typed)).toBe(shown));

test('a CVV has at most three digits', () => expect(cardCvvShape('12a34')).toBe('123'));
