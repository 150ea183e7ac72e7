import { LIMITS, type Points } from '@metier/contract';
import { message, object, string } from '@metier/shared-kit/forms';
import { cardRules } from '@metier/shared-kit/marketplace/card';
import type { Formats } from '@metier/shared-kit/ui';

/** A field that stays empty. */
const unused = string().ensure();
const NO_RULES = { number: unused, owner: unused, expiry: unused, cvv: unused };

const { min, max } = LIMITS.conversionPoints;

/** Maximum points of one conversion. Example: `maxPoints(12_000) // 9000`. */
export const maxPoints = (available: Points): Points => Math.min(max, available);

/**
 * Schema of a conversion: whole points in the user's number format, from 50 to the smaller of 9000 and the balance,
 * and a card unless payouts are manual. Source: seed.md §5.
 */
export function conversionSchema(
  available: Points,
  { points, wholeNumber }: Pick<Formats, 'points' | 'wholeNumber'>,
  way: 'card' | 'by-hand',
) {
  const limit = maxPoints(available);
  const amountOf = (typed: string) => wholeNumber(typed) ?? 0;
  return object({
    amount: string()
      .trim()
      .required(message('validation.required'))
      .test('whole', message('validation.wholePoints'), (typed) => wholeNumber(typed) !== undefined)
      .test('least', message('validation.fewPoints', { min: points(min) }), (typed) => amountOf(typed) >= min)
      .test(
        'most',
        message('validation.manyPoints', { count: limit, max: points(limit) }),
        (typed) => amountOf(typed) <= limit,
      ),
    ...(way === 'card' ? cardRules : NO_RULES),
  });
}
