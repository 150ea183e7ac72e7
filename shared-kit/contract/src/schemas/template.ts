import type { Static } from 'typebox';
import { Order } from './order.ts';
import { Amount, Closed, DayCount, Id, Moment } from './shared.ts';
import Type from 'typebox';

/** An order that a customer has saved under a name. */
export const Template = Closed({
  id: Id,
  name: Type.String(),
  created_at: Moment,
  order: Closed({
    ...Order.properties,
    deadline_days: DayCount,
    /** Price of the original project; the form calculates it with today's catalogue. */
    budget: Amount,
  }),
});
export type Template = Static<typeof Template>;
