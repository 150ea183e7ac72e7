import type { Domain } from '../../platform/domain.ts';
import { verificationRoutes } from './verification.routes.ts';

export { verificationMigrations } from './verification.migrations.ts';

/** Verification of freelancers. Source: product.md §5. */
export const verificationDomain: Domain = { name: 'verification', routes: verificationRoutes };
