import type { Domain } from '../../platform/domain.ts';
import type { RateLimiter } from '../../platform/http/index.ts';
import type { ImageDrawer } from '../../platform/images/index.ts';
import { photosRoutes } from './photos/photos.routes.ts';
import { portfoliosRoutes } from './portfolios/portfolios.routes.ts';
import { publicPagesRoutes } from './public-pages/public-pages.routes.ts';
import { profilesRoutes } from './profiles.routes.ts';

export {
  countAnswer,
  countDeadline,
  countFinishedProject,
  countReview,
  setVerified,
} from './commands/update-figures.ts';
export { openProfile } from './commands/open-profile.ts';
export { profilesMigrations } from './profiles.migrations.ts';

/** Profiles, photos, portfolios, and a customer's own team. Source: product.md §6. */
export const profilesDomain = (limit: RateLimiter, drawer: ImageDrawer): Domain => ({
  name: 'profiles',
  routes: [
    ...profilesRoutes,
    ...photosRoutes(limit, drawer),
    ...portfoliosRoutes(limit, drawer),
    ...publicPagesRoutes,
  ],
});
