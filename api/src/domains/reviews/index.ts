import type { Domain } from '../../platform/domain.ts';
import { openInTime } from './commands/open-reviews.ts';
import { reviewsRoutes } from './reviews.routes.ts';

export { reviewsMigrations } from './reviews.migrations.ts';

/** What the two sides of a completed project say of each other. Source: product.md §12. */
export const reviewsDomain: Domain = {
  name: 'reviews',
  routes: reviewsRoutes,
  tasks: { 'review-opening': openInTime },
};
