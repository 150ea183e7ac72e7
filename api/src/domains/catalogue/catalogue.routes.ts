import { FALLBACK_LANGUAGE, PROFILE_CATEGORIES, SERVICES } from '@metier/contract';
import { route, type Route } from '../../platform/http/index.ts';
import { serviceName } from './service-name.ts';

/** The call of the catalogue. Source: product.md §4. */
export const catalogueRoutes: readonly Route[] = [
  route('GET /api/catalogue', () => ({
    services: SERVICES.map(({ id, type, minimumPrice }) => ({
      id,
      type,
      name: serviceName(id, FALLBACK_LANGUAGE),
      minimum_price: minimumPrice,
    })),
    categories: [...PROFILE_CATEGORIES],
  })),
];
