/** Reviews between the two sides of a completed project. Source: product.md §12. */
export { ProjectReviews } from './project-reviews.tsx';
export { REVIEW_READS } from './review.api.ts';
export { ReviewsPanel, ReviewsSkeleton, type ReviewAction } from './reviews-panel.tsx';
