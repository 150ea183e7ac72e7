import type { Domain } from '../../platform/domain.ts';
import { openAfterDeadline } from './commands/open-reviews.ts';
import { reviewsRoutes } from './reviews.routes.ts';

export { reviewsMigrations } from './reviews.migrations.ts';

/** Mutual reviews of the two sides of a completed project. Source: product.md §12. */
export const reviewsDomain: Domain = {
  name: 'reviews',
  routes: reviewsRoutes,
  tasks: { 'review-opening': openAfterDeadline },
};
