import Type from 'typebox';
import { LIMITS } from '../limits.ts';
import type { Operation } from '../operation.ts';
import { Closed, Done, Id, Links, Moment, PageNumber, Paging, Text, Title } from '../schemas/shared.ts';
import { Form, ImageFiles, Webp } from '../schemas/uploads.ts';

/** A piece of work that a freelancer shows; `path` of an image is where it is fetched from, by anybody. */
const Portfolio = Closed({
  id: Id,
  freelancer_id: Id,
  title: Type.String(),
  description: Type.String(),
  links: Type.Array(Type.String()),
  images: Type.Array(Closed({ id: Id, path: Type.String(), width: Type.Integer(), height: Type.Integer() })),
  created_at: Moment,
});
const PortfolioReply = Closed({ portfolio: Portfolio });

const Content = {
  title: Title,
  description: Text(LIMITS.descriptionLength),
  links: Type.Optional(Links),
  images: Type.Optional(ImageFiles),
};

/** Calls of the work that freelancers show. Source: seed.md §7, product.md §6. */
export const portfolioOperations = {
  'GET /api/freelancers/portfolios': {
    summary: 'What a freelancer shows, newest first',
    access: 'signed-in',
    query: Closed({ id: Id, page: Type.Optional(PageNumber) }),
    reply: Closed({ portfolios: Type.Array(Portfolio), ...Paging }),
    errors: ['notFound'],
  },
  'GET /api/freelancers/portfolio': {
    summary: 'One piece of work',
    access: 'signed-in',
    query: Closed({ portfolio_id: Id }),
    reply: PortfolioReply,
    errors: ['notFound'],
  },
  'POST /api/freelancers/portfolios': {
    summary: 'Show a piece of work with its images; JSON will do where there are none',
    access: ['freelancer'],
    body: Form(Content),
    reply: PortfolioReply,
    errors: ['stateChanged'],
  },
  'PUT /api/freelancers/portfolios': {
    summary: 'Change a piece of work: its texts are replaced, images are added to it or removed from it',
    access: ['freelancer'],
    body: Form({
      portfolio_id: Id,
      ...Content,
      remove_images: Type.Optional(Type.Array(Id, { maxItems: LIMITS.portfolio.images })),
    }),
    reply: PortfolioReply,
    errors: ['notFound'],
  },
  'DELETE /api/freelancers/portfolios': {
    summary: 'Show a piece of work no longer',
    access: ['freelancer'],
    query: Closed({ id: Id }),
    reply: Done,
    errors: ['notFound'],
  },
  'GET /api/freelancers/portfolio_image': {
    summary: 'An image; it never changes, so it may be kept for good',
    access: 'public',
    query: Closed({ id: Id }),
    reply: Webp,
    errors: ['notFound'],
  },
} as const satisfies Record<string, Operation>;
