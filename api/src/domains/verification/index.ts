import type { Domain } from '../../platform/domain.ts';
import { verificationRoutes } from './verification.routes.ts';

export { verificationMigrations } from './verification.migrations.ts';

/** How freelancers are verified. Source: product.md §5. */
export const verificationDomain: Domain = { name: 'verification', routes: verificationRoutes };
