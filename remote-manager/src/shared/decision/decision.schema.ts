import { LIMITS, type Cents } from '@metier/contract';
import { message, object, requiredText, string } from '@metier/shared-kit/forms';
import type { Formats } from '@metier/shared-kit/ui';

/** What a decision consists of: the freelancer's share in euro, as the reader's language writes it, from nothing to the highest there can be, and why. Source: product.md §2 #20. */
export const decisionSchema = (most: Cents, { amount, cents, money }: Formats) =>
  object({
    freelancer_share: string()
      .trim()
      .required(message('validation.required'))
      .test(
        'amount',
        message('validation.amount', { example: amount(most) }),
        (typed) => cents(typed) !== undefined,
      )
      .test(
        'most',
        message('validation.largeAmount', { max: money(most) }),
        (typed) => (cents(typed) ?? 0) <= most,
      ),
    reason: requiredText(LIMITS.commentLength),
  });
