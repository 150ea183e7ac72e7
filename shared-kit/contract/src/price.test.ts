import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { SERVICES } from './catalogue.ts';
import { LIMITS } from './limits.ts';
import { lowestPrice, priceOf } from './price.ts';

const terms = fc.record({
  minimumPrice: fc.constantFrom(...SERVICES.map(({ minimumPrice }) => minimumPrice)),
  days: fc.integer(LIMITS.deadlineDays),
  edits: fc.constantFrom(...LIMITS.edits),
  guarantee: fc.boolean(),
});

describe('the price of a project', () => {
  test.each([
    [6_000, 14, 0, false, 6_000],
    [7_000, 7, 2, true, 9_894],
    [500, 30, 0, false, 358],
    [12_000, 15, 1, false, 12_670],
    [2_500, 13, 0, true, 2_704],
  ])('%i cents, %i days, %i edits, guarantee %p: %i cents', (minimumPrice, days, edits, guarantee, total) => {
    expect(priceOf({ minimumPrice, days, edits, guarantee }).total).toBe(total);
  });

  test('equals the product of its displayed factors, within half a cent', () => {
    fc.assert(
      fc.property(terms, (chosen) => {
        const price = priceOf(chosen);
        const factors = [price.deadlineFactor, price.editsFactor, price.guaranteeFactor];
        const product = factors.reduce((value, factor) => (value * factor) / 10_000, price.base);
        expect(Math.abs(product - price.total)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });

  test('never falls when the customer asks for more: fewer days, more edits, a guarantee', () => {
    fc.assert(
      fc.property(terms, (chosen) => {
        const { total } = priceOf(chosen);
        expect(priceOf({ ...chosen, days: chosen.days - 1 }).total).toBeGreaterThan(total);
        expect(priceOf({ ...chosen, edits: chosen.edits + 1 }).total).toBeGreaterThan(total);
        expect(priceOf({ ...chosen, guarantee: true }).total).toBeGreaterThanOrEqual(total);
      }),
    );
  });
});

test('the catalogue has ten services of each type, each number once', () => {
  expect(new Set(SERVICES.map((service) => service.id)).size).toBe(50);
  expect(SERVICES.filter((service) => service.type === 'consulting').length).toBe(10);
});

test('no choice makes a service cheaper than its lowest price', () => {
  const { min, max } = LIMITS.deadlineDays;
  for (let days = min; days <= max; days += 1)
    for (const edits of LIMITS.edits)
      for (const guarantee of [false, true])
        expect(priceOf({ minimumPrice: 7_000, days, edits, guarantee }).total).toBeGreaterThanOrEqual(
          lowestPrice(7_000),
        );
  expect(lowestPrice(7_000)).toBe(5_018);
});
