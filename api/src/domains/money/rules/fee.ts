import type { Cents } from '@metier/contract';

const WHOLE = 10_000;

/**
 * The platform's fee, rounded down: a fraction of a cent goes to the freelancer.
 *
 * @param basisPoints hundredths of a percent
 * @example feeOf(9_999, 500) // 499
 */
export const feeOf = (amount: Cents, basisPoints: number): Cents =>
  Math.floor((amount * basisPoints) / WHOLE);
