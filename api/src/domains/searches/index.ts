import type { Domain } from '../../platform/domain.ts';
import { notifyOfProject } from './commands/notify-of-project.ts';
import { searchesRoutes } from './searches.routes.ts';

export { searchesMigrations } from './searches.migrations.ts';

/** Saved searches for open projects, and their alerts. docs/decisions/0050-saved-searches.md. */
export const searchesDomain: Domain = {
  name: 'searches',
  routes: searchesRoutes,
  // The job's name is stored with waiting jobs.
  tasks: { 'tell-of-project': notifyOfProject },
};
