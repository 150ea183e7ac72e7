import {
  dayAfter,
  daysUntil,
  LIMITS,
  priceOf,
  serviceOf,
  type Cents,
  type Days,
  type FieldError,
  type Order,
} from '@metier/contract';

/** The texts of an order, to which responses refer. */
export type Brief = Pick<Order, 'name' | 'description' | 'links'>;

/** The fields of an order that determine its price. */
export interface Terms extends Omit<Order, keyof Brief> {
  /** The day of the delivery, `yyyy-MM-dd`. */
  readonly deadline: string;
}

/** The frozen terms of a paid project, with its price in cents. */
export interface FrozenTerms extends Omit<Order, keyof Brief> {
  readonly deadline_days: Days;
  readonly created_at: Date;
  readonly price: Cents;
}

/** The price of terms, or their invalid fields. */
export type PricedTerms =
  | { readonly days: Days; readonly price: Cents }
  | { readonly faults: Readonly<Record<string, FieldError>> };

/**
 * Prices terms: the days count from today (UTC) to the deadline. Source: product.md §§4, 6.
 *
 * @example priceTerms({ type: 'design', category_id: 20101, deadline: '2026-01-08', edits: 2, is_guarantee: true }, new
 *   Date('2026-01-01')) // { days: 7, price: 9894 }
 */
export function priceTerms(
  { type, category_id, deadline, edits, is_guarantee }: Terms,
  now: Date,
): PricedTerms {
  const service = serviceOf(category_id);
  if (!service) return { faults: { category_id: 'choice' } };
  if (service.type !== type) return { faults: { type: 'choice' } };
  const days = daysUntil(now, deadline);
  if (days < LIMITS.deadlineDays.min) return { faults: { deadline: 'tooSmall' } };
  if (days > LIMITS.deadlineDays.max) return { faults: { deadline: 'tooLarge' } };
  const { total } = priceOf({ minimumPrice: service.minimumPrice, days, edits, guarantee: is_guarantee });
  return { days, price: total };
}

/**
 * Whether terms are the frozen ones of a project. The deadline matches in two ways: as the day that the API returns,
 * counted from the creation, and as the same number of days from today, as a form counts them. Source: product.md §2
 * #2.
 *
 * @param budget the price the customer sees, in cents
 */
export function hasFrozenTerms(
  frozen: FrozenTerms,
  { deadline, ...terms }: Terms,
  budget: Cents,
  now: Date,
): boolean {
  const deadlines = [frozen.created_at, now].map((from) => dayAfter(from, frozen.deadline_days));
  const fields = Object.keys(terms) as (keyof typeof terms)[];
  return (
    deadlines.includes(deadline) &&
    budget === frozen.price &&
    fields.every((field) => terms[field] === frozen[field])
  );
}

/** The two halves of an order. */
export const splitOrder = ({ name, description, links, ...terms }: Order) => ({
  brief: { name, description, links },
  terms,
});

/** Whether two briefs are equal, so that responses stay valid. */
export const isSameBrief = (one: Brief, other: Brief): boolean =>
  one.name === other.name &&
  one.description === other.description &&
  one.links.length === other.links.length &&
  one.links.every((link, place) => link === other.links[place]);
