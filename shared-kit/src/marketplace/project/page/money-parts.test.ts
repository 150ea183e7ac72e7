import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { moneyParts } from './money-parts.ts';

const cents = fc.integer({ min: 0, max: 1_000_000 });

test('the parts always add up to the captured price', () => {
  fc.assert(
    fc.property(cents, cents, cents, cents, cents, (held, cleared, pending, fee, refunded) => {
      const released = cleared + pending;
      const captured = held + released + fee + refunded;
      const parts = moneyParts({ captured, held, released, fee, refunded, pending, clears_at: null });
      expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBe(captured);
    }),
  );
});

test('fee and refund are shown only if there are any', () => {
  const none = { captured: 500, held: 500, released: 0, fee: 0, refunded: 0, pending: 0, clears_at: null };
  expect(moneyParts(none).map(({ key }) => key)).toEqual(['held', 'pending', 'available']);
});
