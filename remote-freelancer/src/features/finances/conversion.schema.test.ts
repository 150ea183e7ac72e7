import { expect, test } from '@jest/globals';
import { conversionSchema, maxPoints } from './conversion.schema.ts';

/** English number formats; other languages are tested with the kit's formats. */
const english = {
  points: String,
  wholeNumber: (typed: string) => (/^\d+$/.test(typed) ? Number(typed) : undefined),
};
const card = { number: '4242 4242 4242 4242', owner: 'Noa Lind', expiry: '12/30', cvv: '123' };
const accepts = (amount: string, available: number) =>
  conversionSchema(available, english, 'card').isValid({ amount, ...card });

test.each([
  ['50', 50, true],
  ['49', 5_000, false],
  ['9000', 20_000, true],
  ['9001', 20_000, false],
  ['5000', 5_000, true],
  ['5001', 5_000, false],
  ['50.5', 5_000, false],
  ['-60', 5_000, false],
  ['1e3', 5_000, false],
  ['', 5_000, false],
  ['50', 30, false],
])('%j points of a balance of %d: %s', async (amount, available, valid) =>
  expect(await accepts(amount, available)).toBe(valid),
);

test.each([
  ['number', '4242 4242 4242 424'],
  ['owner', ' '],
  ['expiry', '13/30'],
  ['cvv', '12'],
])('a card with %s %j is refused', async (field, value) => {
  expect(
    await conversionSchema(5_000, english, 'card').isValid({ amount: '50', ...card, [field]: value }),
  ).toBe(false);
});

test('at most 9000 points at a time', () => expect([maxPoints(12_000), maxPoints(70)]).toEqual([9_000, 70]));

test('manual payouts need no card', async () => {
  const typed = { amount: '50', number: '', owner: '', expiry: '', cvv: '' };
  expect(await conversionSchema(5_000, english, 'by-hand').isValid(typed)).toBe(true);
  expect(await conversionSchema(5_000, english, 'card').isValid(typed)).toBe(false);
});
