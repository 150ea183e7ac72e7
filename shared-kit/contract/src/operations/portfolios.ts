import Type from 'typebox';
import { LIMITS } from '../limits.ts';
import type { Operation } from '../operation.ts';
import {
  Closed,
  Done,
  Id,
  Links,
  Moment,
  OneOf,
  OptionalTitle,
  PageNumber,
  Paging,
  Text,
  Title,
} from '../schemas/shared.ts';
import { Form, ImageFiles, Webp } from '../schemas/uploads.ts';

/** What an image shows, for those who do not see it; empty if its freelancer does not say. */
const Alt = OptionalTitle(LIMITS.portfolio.altLength);
const Alts = Type.Array(Alt, { maxItems: LIMITS.portfolio.images });

/** A portfolio work; the `path` of an image can be fetched by anybody. */
export const Portfolio = Closed({
  id: Id,
  freelancer_id: Id,
  title: Type.String(),
  description: Type.String(),
  links: Type.Array(Type.String()),
  /** The first one is the cover. */
  images: Type.Array(
    Closed({
      id: Id,
      path: Type.String(),
      /** Centre crop, 480 × 360 pixels. */
      small: Type.String(),
      width: Type.Integer(),
      height: Type.Integer(),
      alt: Type.String(),
    }),
  ),
  created_at: Moment,
});
const PortfolioReply = Closed({ portfolio: Portfolio });

const Content = {
  title: Title,
  description: Text(LIMITS.descriptionLength),
  links: Type.Optional(Links),
  images: Type.Optional(ImageFiles),
  /** Alternative texts of `images`, in their order. */
  alts: Type.Optional(Alts),
  /** Position, from 0, of the image among `images` that becomes the cover. */
  cover_file: Type.Optional(Type.Integer({ minimum: 0, maximum: LIMITS.portfolio.images - 1 })),
};

/** Calls of portfolios. Source: seed.md §7, product.md §6. */
export const portfolioOperations = {
  'GET /api/freelancers/portfolios': {
    summary: "A freelancer's portfolio in their order; without one, newest first",
    access: 'signed-in',
    query: Closed({ id: Id, page: Type.Optional(PageNumber) }),
    reply: Closed({ portfolios: Type.Array(Portfolio), ...Paging }),
    errors: ['notFound'],
  },
  'GET /api/freelancers/portfolio': {
    summary: 'A work of a portfolio',
    access: 'signed-in',
    query: Closed({ portfolio_id: Id }),
    reply: PortfolioReply,
    errors: ['notFound'],
  },
  'POST /api/freelancers/portfolios': {
    summary: 'Add a work with its images to the portfolio; JSON is accepted if there are none',
    access: ['freelancer'],
    body: Form(Content),
    reply: PortfolioReply,
    errors: ['stateChanged'],
  },
  'PUT /api/freelancers/portfolios': {
    summary:
      'Change a work: its texts are replaced, images are added, described or removed, one becomes the cover',
    access: ['freelancer'],
    body: Form({
      portfolio_id: Id,
      ...Content,
      /** The image that becomes the cover. */
      cover: Type.Optional(Id),
      /** Images whose alternative texts are replaced, and these texts, in the same order. */
      kept_images: Type.Optional(Type.Array(Id, { maxItems: LIMITS.portfolio.images })),
      kept_alts: Type.Optional(Alts),
      remove_images: Type.Optional(Type.Array(Id, { maxItems: LIMITS.portfolio.images })),
    }),
    reply: PortfolioReply,
    errors: ['notFound'],
  },
  'PUT /api/freelancers/portfolios/order': {
    summary: "Set the order of the caller's works: the ids of all of them; a later work is first again",
    access: ['freelancer'],
    body: Closed({ ids: Type.Array(Id, { uniqueItems: true, maxItems: LIMITS.portfolio.works }) }),
    reply: Done,
    errors: ['stateChanged'],
  },
  'DELETE /api/freelancers/portfolios': {
    summary: 'Remove a work',
    access: ['freelancer'],
    query: Closed({ id: Id }),
    reply: Done,
    errors: ['notFound'],
  },
  'GET /api/freelancers/portfolio_image': {
    summary: 'An image; immutable, so it can be cached indefinitely',
    access: 'public',
    query: Closed({ id: Id, size: Type.Optional(OneOf(['small', 'large'])) }),
    reply: Webp,
    errors: ['notFound'],
  },
} as const satisfies Record<string, Operation>;
