import type { Days } from './days.ts';
import { LIMITS } from './limits.ts';
import type { Cents } from './money.ts';

/** The customer's choices that determine the price. */
export interface PriceTerms {
  /** The service's catalogue price: for 14 days, without revisions or guarantee. A later deadline lowers it. */
  readonly minimumPrice: Cents;
  /** Days until delivery, 1 to 30. */
  readonly days: Days;
  /** Purchased revisions, 0 to 2. */
  readonly edits: number;
  readonly guarantee: boolean;
}

/** A price and its factors, each in ten-thousandths (10000 = unchanged). */
export interface Price {
  readonly base: Cents;
  readonly deadlineFactor: number;
  readonly editsFactor: number;
  readonly guaranteeFactor: number;
  readonly total: Cents;
}

const ONE = 10_000;
const BASE_DAYS = 14;
const EARLIER_DAY = 233;
const LATER_DAY = 177;
const EDIT = 749;
const GUARANTEE = 569;

/**
 * Price of a project in cents: base x deadline x edits x guarantee, in integer arithmetic, rounded half up once at
 * the end. Source: product.md §4.
 *
 * @example priceOf({ minimumPrice: 7000, days: 7, edits: 2, guarantee: true }).total // 9894
 */
export function priceOf({ minimumPrice: base, days, edits, guarantee }: PriceTerms): Price {
  const offset = BASE_DAYS - days;
  const deadlineFactor = ONE + offset * (offset > 0 ? EARLIER_DAY : LATER_DAY);
  const editsFactor = ONE + edits * EDIT;
  const guaranteeFactor = ONE + (guarantee ? GUARANTEE : 0);
  const product = BigInt(base) * BigInt(deadlineFactor) * BigInt(editsFactor) * BigInt(guaranteeFactor);
  const scale = BigInt(ONE) ** 3n;
  const total = Number((product * 2n + scale) / (scale * 2n));
  return { base, deadlineFactor, editsFactor, guaranteeFactor, total };
}

/**
 * Lowest possible price of a service: its catalogue price, which is for 14 days, with the latest deadline.
 *
 * @example lowestPrice(7000) // 5018
 */
export const lowestPrice = (minimumPrice: Cents): Cents =>
  priceOf({ minimumPrice, days: LIMITS.deadlineDays.max, edits: 0, guarantee: false }).total;
