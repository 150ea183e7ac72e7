import type { Domain } from '../../platform/domain.ts';
import type { RateLimiter } from '../../platform/http/index.ts';
import { imageDrawer, type DrawingBounds } from '../../platform/images/index.ts';
import { portfoliosRoutes } from './portfolios/portfolios.routes.ts';
import { profilesRoutes } from './profiles.routes.ts';

export { noteAnswer, noteFinishedProject, noteVerified } from './commands/keep-figures.ts';
export { openProfile } from './commands/open-profile.ts';
export { profilesMigrations } from './profiles.migrations.ts';
export { categoryIdsOf } from './queries/show-profiles.ts';

/**
 * Profiles, portfolios, and a customer's own team. Source: product.md §6.
 *
 * @param drawing limits for drawing an image that differ from the defaults
 */
export function profilesDomain(limit: RateLimiter, drawing?: Partial<DrawingBounds>): Domain {
  const drawer = imageDrawer(drawing);
  return {
    name: 'profiles',
    routes: [...profilesRoutes, ...portfoliosRoutes(limit, drawer)],
    extra: (app) => app.addHook('onClose', () => drawer.close()),
  };
}
