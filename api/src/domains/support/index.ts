import type { Domain } from '../../platform/domain.ts';
import { supportRoutes } from './support.routes.ts';

export { askSupport } from './commands/ask-support.ts';
export {
  supportMigrations,
  supportObjectionMigrations,
  supportThreadMigrations,
} from './support.migrations.ts';

/** Questions to the support. Source: product.md §6. */
export const supportDomain: Domain = { name: 'support', routes: supportRoutes };
