import Type from 'typebox';
import type { Operation } from '../operation.ts';
import { Closed, Flag, Id } from '../schemas/shared.ts';
import { CompletedServices, FreelancerCard } from './profiles.ts';
import { Portfolio } from './portfolios.ts';

const { properties: card } = FreelancerCard;
const { properties: work } = Portfolio;

/** What a freelancer shows without sign-in: neither contacts nor links. */
export const PublicFreelancer = Closed({
  id: card.id,
  first_name: card.first_name,
  last_name: card.last_name,
  photo: card.photo,
  about_me: card.about_me,
  category_ids: card.category_ids,
  free: card.free,
  verified: card.verified,
  finished_projects: card.finished_projects,
  response_hours: card.response_hours,
  on_time_percent: card.on_time_percent,
  rating: card.rating,
});

const PublicWork = Closed({
  id: work.id,
  title: work.title,
  description: work.description,
  images: work.images,
});

const PublicPage = Closed({ is_public: Type.Boolean() });

/** Calls of freelancers' public pages: docs/decisions/0048-public-pages.md. */
export const publicPageOperations = {
  'GET /api/public/freelancer': {
    summary:
      "A freelancer's public page, without contacts and links; without their consent, or if they are blocked, as if there were none",
    access: 'public',
    query: Closed({ id: Id }),
    reply: Closed({
      freelancer: PublicFreelancer,
      works: Type.Array(PublicWork),
      services: CompletedServices,
    }),
    errors: ['notFound'],
  },
  'GET /api/freelancers/public_page': {
    summary: 'Whether the page of the signed-in freelancer is public',
    access: ['freelancer'],
    reply: PublicPage,
    errors: [],
  },
  'POST /api/freelancers/public_page': {
    summary: 'Make the page of the signed-in freelancer public (1) or not (0)',
    access: ['freelancer'],
    query: Closed({ is_public: Flag }),
    reply: PublicPage,
    errors: [],
  },
} as const satisfies Record<string, Operation>;
