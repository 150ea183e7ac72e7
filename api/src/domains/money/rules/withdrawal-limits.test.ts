import { expect, test } from '@jest/globals';
import { withdrawalFault } from './withdrawal-limits.ts';

test.each([
  [49, 6_000, 'amountOutsideLimits'],
  [50, 6_000, undefined],
  [50, 49, 'insufficientFunds'],
  [6_000, 6_000, undefined],
  [6_001, 6_000, 'insufficientFunds'],
  [9_000, 20_000, undefined],
  [9_001, 20_000, 'amountOutsideLimits'],
  [50.5, 20_000, 'amountOutsideLimits'],
  [-50, 20_000, 'amountOutsideLimits'],
])('converting %d of %d points: %s', (amount, available, fault) => {
  expect(withdrawalFault(amount, available)).toBe(fault);
});
