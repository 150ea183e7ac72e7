import { LIMITS, type Cents, type ErrorName } from '@metier/contract';

/**
 * Why an amount cannot be converted, or undefined when it can: whole points, 50 .. min(9000, available).
 * Source: product.md §3.
 *
 * @example withdrawalFault(49, 6_000) // 'amountOutsideLimits'
 */
export function withdrawalFault(
  amount: Cents,
  available: Cents,
): Extract<ErrorName, 'amountOutsideLimits' | 'insufficientFunds'> | undefined {
  const { min, max } = LIMITS.conversionPoints;
  if (!Number.isSafeInteger(amount) || amount < min || amount > max) return 'amountOutsideLimits';
  return amount > available ? 'insufficientFunds' : undefined;
}
