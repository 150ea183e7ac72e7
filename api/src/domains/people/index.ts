import type { Domain } from '../../platform/domain.ts';
import { peopleRoutes } from './people.routes.ts';

export { peopleMigrations } from './people.migrations.ts';

/** People as managers see them, and managers' notes about them. */
export const peopleDomain: Domain = { name: 'people', routes: peopleRoutes };
