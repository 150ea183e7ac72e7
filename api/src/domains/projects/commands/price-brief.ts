import type { Cents, Days } from '@metier/contract';
import { AppError } from '../../../platform/errors/index.ts';
import { priceOrder, type Order } from '../rules/brief.ts';

/** Columns of the project's row that an order decides. */
export type OrderColumns = Omit<Order, 'deadline'> & {
  readonly deadline_days: Days;
  readonly price: Cents;
};

/**
 * Prices an order and compares with what the customer saw.
 *
 * @param budget the price the customer saw, in cents
 * @throws AppError `invalidInput` by field; `priceDiffers` with the right budget
 */
export function priceBrief({ deadline, ...order }: Order, budget: Cents, now: Date): OrderColumns {
  const priced = priceOrder({ deadline, ...order }, now);
  if ('faults' in priced) throw new AppError('invalidInput', priced.faults);
  if (priced.price !== budget) throw new AppError('priceDiffers', { budget: priced.price });
  return { ...order, deadline_days: priced.days, price: priced.price };
}
