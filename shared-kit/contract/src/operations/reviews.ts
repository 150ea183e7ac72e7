import Type from 'typebox';
import { LIMITS } from '../limits.ts';
import type { Operation } from '../operation.ts';
import { ProjectReview, Rating, Review, Stars } from '../schemas/review.ts';
import {
  ByProject,
  Closed,
  Done,
  Id,
  Moment,
  Nullable,
  PageNumber,
  Paging,
  Text,
} from '../schemas/shared.ts';

const ReviewText = Text(LIMITS.reviewLength);

/** Calls of reviews between the two sides of a project. Source: product.md §12. */
export const reviewOperations = {
  'POST /api/reviews': {
    summary:
      'Review the other side once, within 14 days after completion; sealed until both have written or the time is over',
    access: ['customer', 'freelancer'],
    body: Closed({ project_id: Id, stars: Stars, text: ReviewText }),
    reply: Done,
    errors: ['notFound', 'stateChanged'],
    idempotent: true,
  },
  'GET /api/reviews/project': {
    summary:
      'Reviews of a project that the caller may read: their own and visible ones; managers also read those taken down',
    access: 'signed-in',
    query: ByProject,
    reply: Closed({
      /** Deadline for reviews of both sides; null before completion. */
      until: Nullable(Moment),
      can_write: Type.Boolean(),
      /** The other side has written a review that the viewer cannot read yet. */
      other_wrote: Type.Boolean(),
      reviews: Type.Array(ProjectReview),
    }),
    errors: ['notFound'],
  },
  'POST /api/reviews/answer': {
    summary: 'Publish an answer to a review of oneself, once',
    access: ['customer', 'freelancer'],
    body: Closed({ review_id: Id, text: ReviewText }),
    reply: Done,
    errors: ['notFound', 'stateChanged'],
    idempotent: true,
  },
  'GET /api/reviews': {
    summary:
      'Visible reviews of a person, all or those with a number of stars, newest first, with the average and the number per star of all',
    access: 'signed-in',
    query: Closed({ user_id: Id, stars: Type.Optional(Stars), page: Type.Optional(PageNumber) }),
    reply: Closed({
      reviews: Type.Array(Review),
      /** Null before the first. */
      rating: Nullable(Rating),
      /** Number of reviews with one star, two, up to five. */
      distribution: Type.Array(Type.Integer(), {
        minItems: LIMITS.stars.max,
        maxItems: LIMITS.stars.max,
      }),
      ...Paging,
    }),
    errors: [],
  },
  'POST /api/manager/reviews/remove': {
    summary:
      'Take a visible review down; its author is notified of the reason and may object through support',
    access: ['manager'],
    body: Closed({ review_id: Id, reason: ReviewText }),
    reply: Done,
    errors: ['notFound', 'stateChanged'],
    idempotent: true,
  },
} as const satisfies Record<string, Operation>;
