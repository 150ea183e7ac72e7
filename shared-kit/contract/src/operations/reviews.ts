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

/** Calls by which the two sides of a project review each other. Source: product.md §12. */
export const reviewOperations = {
  'POST /api/reviews': {
    summary:
      'Review the other side within 14 days after completion, once; sealed until both have written or the time is over',
    access: ['customer', 'freelancer'],
    body: Closed({ project_id: Id, stars: Stars, text: ReviewText }),
    reply: Done,
    errors: ['notFound', 'stateChanged'],
    idempotent: true,
  },
  'GET /api/reviews/project': {
    summary:
      'Reviews of a project that the caller may read: the own one, and open ones; managers read open ones and those taken down',
    access: 'signed-in',
    query: ByProject,
    reply: Closed({
      /** Until when both sides may write; null before the completion. */
      until: Nullable(Moment),
      can_write: Type.Boolean(),
      /** The other side has written what the viewer cannot read yet. */
      other_wrote: Type.Boolean(),
      reviews: Type.Array(ProjectReview),
    }),
    errors: ['notFound'],
  },
  'POST /api/reviews/answer': {
    summary: 'Answer an open review of oneself, once and for all to read',
    access: ['customer', 'freelancer'],
    body: Closed({ review_id: Id, text: ReviewText }),
    reply: Done,
    errors: ['notFound', 'stateChanged'],
    idempotent: true,
  },
  'GET /api/reviews': {
    summary:
      'Open reviews of a person, the latest first, with their mean and how many there are of each star',
    access: 'signed-in',
    query: Closed({ user_id: Id, page: Type.Optional(PageNumber) }),
    reply: Closed({
      reviews: Type.Array(Review),
      /** Null before the first. */
      rating: Nullable(Rating),
      /** How many reviews have one star, two, up to five. */
      distribution: Type.Array(Type.Integer(), {
        minItems: LIMITS.stars.max,
        maxItems: LIMITS.stars.max,
      }),
      ...Paging,
    }),
    errors: [],
  },
  'POST /api/manager/reviews/remove': {
    summary: 'Take an open review down; its author is told the reason and may object to the support',
    access: ['manager'],
    body: Closed({ review_id: Id, reason: ReviewText }),
    reply: Done,
    errors: ['notFound', 'stateChanged'],
    idempotent: true,
  },
} as const satisfies Record<string, Operation>;
