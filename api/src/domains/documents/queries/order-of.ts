import { priceOf, serviceOf } from '@metier/contract';
import type { Standing } from '../../projects/index.ts';
import type { OrderFacts } from '../rules/facts.ts';

/** What was ordered, out of a project's row. */
export function orderOf({ project }: Standing): OrderFacts {
  const { id, name, category_id, deadline_days, edits, is_guarantee, price: total } = project;
  const minimumPrice = serviceOf(category_id)?.minimumPrice ?? 0;
  const factors = priceOf({ minimumPrice, days: deadline_days, edits, guarantee: is_guarantee });
  const price = { ...factors, total };
  return { project_id: id, name, category_id, deadline_days, edits, is_guarantee, price };
}
