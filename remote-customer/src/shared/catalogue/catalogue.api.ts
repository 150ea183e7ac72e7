import type { Reply } from '@metier/shared-kit/http';
import { useApiRead } from '@metier/shared-kit/query';
import { catalogueRead } from '../../reads.ts';

export type CatalogueService = Reply<'GET /api/catalogue'>['services'][number];

/** The services with their minimum prices. */
export const useCatalogue = () => useApiRead(catalogueRead());

/** The service whose number is in an address; undefined if there is none, or the catalogue lacks it. */
export const serviceAt = (
  services: readonly CatalogueService[],
  id: string | null | undefined,
): CatalogueService | undefined => services.find((service) => String(service.id) === id);
