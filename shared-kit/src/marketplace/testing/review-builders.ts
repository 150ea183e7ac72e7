import type { Reply } from '../../http/index.ts';

/** The reviews of a project that is not completed. */
export const NO_PROJECT_REVIEWS: Reply<'GET /api/reviews/project'> = {
  until: null,
  can_write: false,
  other_wrote: false,
  reviews: [],
};

/** The reviews of a person who has none. */
export const NO_REVIEWS: Reply<'GET /api/reviews'> = {
  reviews: [],
  rating: null,
  distribution: [0, 0, 0, 0, 0],
  page: 1,
  pages: 1,
  total: 0,
};
