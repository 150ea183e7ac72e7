import { priceOf, type Price } from '@metier/contract';
import type { CatalogueService } from '../../shared/catalogue/catalogue.api.ts';
import type { Draft } from './create.schema.ts';

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
