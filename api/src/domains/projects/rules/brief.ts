import {
  dayAfter,
  daysUntil,
  LIMITS,
  priceOf,
  serviceOf,
  type Cents,
  type Days,
  type FieldError,
  type ProjectType,
} from '@metier/contract';

/** What a customer orders, as far as it moves the price. */
export interface Order {
  readonly type: ProjectType;
  readonly category_id: number;
  /** The day the work is wanted by, `yyyy-MM-dd`. */
  readonly deadline: string;
  readonly edits: number;
  readonly is_guarantee: boolean;
}

/** What of a paid project is frozen, with its price in cents. */
export interface Terms extends Omit<Order, 'deadline'> {
  readonly deadline_days: Days;
  readonly created_at: Date;
  readonly price: Cents;
}

/** An order with its price, or the fields that are wrong. */
export type PricedOrder =
  | { readonly days: Days; readonly price: Cents }
  | { readonly faults: Readonly<Record<string, FieldError>> };

/**
 * Prices an order: the days are those from today (UTC) to the deadline. Source: product.md §§4, 6.
 *
 * @example priceOrder({ type: 'design', category_id: 20101, deadline: '2026-01-08', edits: 2, is_guarantee: true }, new Date('2026-01-01')) // { days: 7, price: 9894 }
 */
export function priceOrder(
  { type, category_id, deadline, edits, is_guarantee }: Order,
  now: Date,
): PricedOrder {
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
 * Whether an order names the very terms that a project is frozen at. Its deadline does in two ways, for a project of
 * so many days: as the day the API answers for it, counted from its creation, and as the same days from today, as a
 * form counts them. Source: product.md §2 #2.
 *
 * @param budget the price the customer sees, in cents
 */
export function keepsTerms(terms: Terms, order: Order, budget: Cents, now: Date): boolean {
  const days = [terms.created_at, now].map((from) => dayAfter(from, terms.deadline_days));
  return (
    days.includes(order.deadline) &&
    budget === terms.price &&
    order.type === terms.type &&
    order.category_id === terms.category_id &&
    order.edits === terms.edits &&
    order.is_guarantee === terms.is_guarantee
  );
}

/** The fields of a brief that responses refer to. */
export interface Brief {
  readonly name: string;
  readonly description: string;
  readonly links: readonly string[];
}

/** Whether two briefs are the same, so that responses to one stay valid for the other. */
export const isSameBrief = (one: Brief, other: Brief): boolean =>
  one.name === other.name &&
  one.description === other.description &&
  one.links.length === other.links.length &&
  one.links.every((link, place) => link === other.links[place]);
