import type { Domain } from '../../platform/domain.ts';
import { catalogueRoutes } from './catalogue.routes.ts';

export { serviceName } from './service-name.ts';

/** The services on offer. Source: product.md §4. */
export const catalogueDomain: Domain = { name: 'catalogue', routes: catalogueRoutes };
