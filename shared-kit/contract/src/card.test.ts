import { expect, test } from '@jest/globals';
import { cardExpiresAt } from './card.ts';

test.each([
  ['02/27', '2027-03-01T00:00:00.000Z'],
  ['12/29', '2030-01-01T00:00:00.000Z'],
])('a card with %s expires at %s', (expiry, moment) =>
  expect(cardExpiresAt(expiry).toISOString()).toBe(moment),
);
