import { priceOf, type Price } from '@metier/contract';
import type { Reply } from '@metier/shared-kit/http';
import type { Draft } from './create.schema.ts';

export type CatalogueService = Reply<'GET /api/catalogue'>['services'][number];

/** Price of a draft, or undefined until a service is selected. */
export function draftPrice(
  { category_id, days, edits, is_guarantee }: Pick<Draft, 'category_id' | 'days' | 'edits' | 'is_guarantee'>,
  services: readonly CatalogueService[],
): Price | undefined {
  const service = services.find(({ id }) => id === category_id);
  return (
    service &&
    priceOf({ minimumPrice: service.minimum_price, days, edits: Number(edits), guarantee: is_guarantee })
  );
}
