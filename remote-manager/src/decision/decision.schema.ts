import { LIMITS, type Cents } from '@metier/shared-kit/contract';
import { message, object, requiredText, string } from '@metier/shared-kit/forms';
import type { Formats } from '@metier/shared-kit/ui';

/** What a decision consists of: the freelancer's share in euro, as the reader's language writes it, from nothing to the whole price, and why. Source: product.md §2 #20. */
export const decisionSchema = (price: Cents, { amount, cents, money }: Formats) =>
  object({
    share: string()
      .trim()
      .required(message('validation.required'))
      .test(
        'amount',
        message('validation.amount', { example: amount(price) }),
        (typed) => cents(typed) !== undefined,
      )
      .test(
        'most',
        message('validation.largeAmount', { max: money(price) }),
        (typed) => (cents(typed) ?? 0) <= price,
      ),
    reason: requiredText(LIMITS.commentLength),
  });
