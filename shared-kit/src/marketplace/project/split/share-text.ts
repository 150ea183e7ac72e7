import type { Cents } from '@metier/contract';
import { message, string } from '../../../forms/index.ts';
import type { Amounts } from '../amounts/index.ts';

/** Rule for a typed share of a price, from zero to the maximum. */
export const shareText = (max: Cents, { unit, show, write, read }: Amounts) =>
  string()
    .trim()
    .required(message('validation.required'))
    .test(
      'amount',
      unit === 'points'
        ? message('validation.wholePoints')
        : message('validation.amount', { example: write(max) }),
      (typed) => read(typed) !== undefined,
    )
    .test(
      'most',
      message('validation.largeAmount', { max: show(max) }),
      (typed) => (read(typed) ?? 0) <= max,
    );
