import { priceOf, serviceOf, type Cents } from '@metier/contract';
import type { OrderFacts } from './facts.ts';

/** The order of a project's row. */
export function orderOf({ id, price: total, ...order }: Ordered): OrderFacts {
  const { name, category_id, deadline_days, edits, is_guarantee } = order;
  const minimumPrice = serviceOf(category_id)?.minimumPrice ?? 0;
  const factors = priceOf({ minimumPrice, days: deadline_days, edits, guarantee: is_guarantee });
  const price = { ...factors, total };
  return { project_id: id, name, category_id, deadline_days, edits, is_guarantee, price };
}

interface Ordered extends Omit<OrderFacts, 'project_id' | 'price'> {
  readonly id: string;
  readonly price: Cents;
}
