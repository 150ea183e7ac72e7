import { SCOPE_EDITION, type Cents, type Days } from '@metier/contract';
import { AppError } from '../../../platform/errors/index.ts';
import { priceTerms, type Terms } from './rules/brief.ts';

/** Columns computed from a project's terms. */
export interface PricedColumns {
  readonly deadline_days: Days;
  readonly price: Cents;
  readonly scope_edition: number;
}

/**
 * Prices terms by today's catalogue.
 *
 * @throws AppError `invalidInput` by field
 */
export function todaysPrice(terms: Terms, now: Date): PricedColumns {
  const priced = priceTerms(terms, now);
  if ('faults' in priced) throw new AppError('invalidInput', priced.faults);
  return { deadline_days: priced.days, price: priced.price, scope_edition: SCOPE_EDITION };
}

/**
 * Prices terms and compares the result with the price that the customer saw.
 *
 * @param budget the price the customer saw, in cents
 * @throws AppError `invalidInput` by field; `priceDiffers` with the right budget
 */
export function requirePrice(terms: Terms, budget: Cents, now: Date): PricedColumns {
  const priced = todaysPrice(terms, now);
  if (priced.price !== budget) throw new AppError('priceDiffers', { budget: priced.price });
  return priced;
}
