import { LIMITS, type Points } from '@metier/contract';
import { message, object, string } from '@metier/shared-kit/forms';
import { cardRules } from '@metier/shared-kit/marketplace/card';
import type { Formats } from '@metier/shared-kit/ui';

/** What stays as empty as it began. */
const unused = string().ensure();
const NO_RULES = { number: unused, owner: unused, expiry: unused, cvv: unused };

const { min, max } = LIMITS.conversionPoints;

/** Most points that one conversion may take. Example: `mostPoints(12_000) // 9000`. */
export const mostPoints = (available: Points): Points => Math.min(max, available);

/** What the conversion dialog accepts: whole points, as the reader's language writes them, from 50 to the smaller of 9000 and the balance, and a card unless people pay out by hand. Source: seed.md §5. */
export function conversionSchema(
  available: Points,
  { points, wholeNumber }: Pick<Formats, 'points' | 'wholeNumber'>,
  way: 'card' | 'by-hand',
) {
  const most = mostPoints(available);
  const amountOf = (typed: string) => wholeNumber(typed) ?? 0;
  return object({
    amount: string()
      .trim()
      .required(message('validation.required'))
      .test('whole', message('validation.wholePoints'), (typed) => wholeNumber(typed) !== undefined)
      .test('least', message('validation.fewPoints', { min: points(min) }), (typed) => amountOf(typed) >= min)
      .test(
        'most',
        message('validation.manyPoints', { count: most, max: points(most) }),
        (typed) => amountOf(typed) <= most,
      ),
    ...(way === 'card' ? cardRules : NO_RULES),
  });
}
