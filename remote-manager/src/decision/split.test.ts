import { expect, test } from '@jest/globals';
import { splitOf } from './split.ts';

test.each([
  [9_894, 0, 0],
  [9_894, 50, 4_947],
  [9_894, 33, 3_265],
  [9_894, 100, 9_894],
  [1, 50, 1],
])('of %i cents %i %% are %i', (price, percent, share) =>
  expect(splitOf(price, percent).freelancer).toBe(share),
);

test('no split loses a cent', () => {
  for (const price of [1, 99, 358, 9_894])
    for (let percent = 0; percent <= 100; percent++) {
      const { freelancer, customer } = splitOf(price, percent);
      expect(freelancer + customer).toBe(price);
      expect(Math.min(freelancer, customer)).toBeGreaterThanOrEqual(0);
    }
});
