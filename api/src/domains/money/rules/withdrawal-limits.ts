import { LIMITS, type ErrorName, type Points } from '@metier/contract';

/**
 * Why an amount cannot be converted; undefined if it can: whole points, 50 .. min(9000, available). Source: product.md
 * §3.
 *
 * @example withdrawalFault(49, 6_000) // 'amountOutsideLimits'
 */
export function withdrawalFault(
  points: Points,
  available: Points,
): Extract<ErrorName, 'amountOutsideLimits' | 'insufficientFunds'> | undefined {
  const { min, max } = LIMITS.conversionPoints;
  if (!Number.isSafeInteger(points) || points < min || points > max) return 'amountOutsideLimits';
  return points > available ? 'insufficientFunds' : undefined;
}
