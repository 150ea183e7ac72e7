import { expect, test } from '@jest/globals';
import { shareOf } from './share-of.ts';

test.each([
  [9_894, 0, 0],
  [9_894, 50, 4_947],
  [9_894, 33, 3_265],
  [9_894, 100, 9_894],
  [1, 50, 1],
])('of %i cents %i %% are %i', (price, percent, share) => expect(shareOf(price, percent)).toBe(share));
