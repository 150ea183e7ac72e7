import type { Cents } from '@metier/contract';
import { message, string } from '../../../forms/index.ts';
import type { Amounts } from '../amounts/index.ts';

/** Rule for a typed share of a price, from zero to the maximum. */
export const shareText = (most: Cents, { unit, show, write, read }: Amounts) =>
  string()
    .trim()
    .required(message('validation.required'))
    .test(
      'amount',
      unit === 'points'
        ? message('validation.wholePoints')
        : message('validation.amount', { example: write(most) }),
      (typed) => read(typed) !== undefined,
    )
    .test(
      'most',
      message('validation.largeAmount', { max: show(most) }),
      (typed) => (read(typed) ?? 0) <= most,
    );
