import { LIMITS, type Points } from '@metier/shared-kit/contract';
import { message, object, string } from '@metier/shared-kit/forms';
import { cardRules } from '@metier/shared-kit/forms/card';

const { min, max } = LIMITS.conversionPoints;
const WHOLE = /^\d+$/;

/** Most points that one conversion may take. Example: `mostPoints(12_000) // 9000`. */
export const mostPoints = (available: Points): Points => Math.min(max, available);

/** What the conversion dialog accepts: whole points from 50 to the smaller of 9000 and the balance, and a card. Source: seed.md §5. */
export function conversionSchema(available: Points) {
  const most = mostPoints(available);
  return object({
    amount: string()
      .trim()
      .required(message('validation.required'))
      .matches(WHOLE, message('validation.wholePoints'))
      .test('least', message('validation.fewPoints', { min }), (typed) => Number(typed) >= min)
      .test('most', message('validation.manyPoints', { max: most }), (typed) => Number(typed) <= most),
    ...cardRules,
  });
}
