import Type from 'typebox';
import { PROFILE_CATEGORIES, PROJECT_TYPE_FILTERS, SERVICES } from '../catalogue.ts';
import { LIMITS } from '../limits.ts';
import type { Operation } from '../operation.ts';
import { INVITATION_STATES } from '../project-life.ts';
import { Rating } from '../schemas/review.ts';
import {
  Closed,
  Contacts,
  Done,
  Flag,
  Id,
  Nullable,
  OneOf,
  PageNumber,
  Paging,
  ProfileLinks,
  Text,
} from '../schemas/shared.ts';

/** How a freelancer stands to the customer who looks; for everybody else they are nobody's. */
const Team = {
  favorite: Type.Boolean(),
  /** A favourite of the customer, or one who finished a project of theirs. */
  own_team: Type.Boolean(),
};

const CategoryIds = Type.Array(Type.Integer({ minimum: 1, maximum: PROFILE_CATEGORIES.length }), {
  maxItems: PROFILE_CATEGORIES.length,
  uniqueItems: true,
});

/** A freelancer as customers see them when they look for an executor. */
export const FreelancerCard = Closed({
  id: Id,
  first_name: Type.String(),
  last_name: Type.String(),
  about_me: Type.String(),
  links: Type.Array(Type.String()),
  contacts: Type.String(),
  category_ids: Type.Array(Type.Integer()),
  free: Type.Boolean(),
  /** A manager has verified them. */
  verified: Type.Boolean(),
  finished_projects: Type.Integer(),
  /** Hours they take on average to answer an invitation; null before the first. */
  response_hours: Nullable(Type.Number()),
  /** Null before the first open review. */
  rating: Nullable(Rating),
  ...Team,
  responded: Type.Boolean(),
  /** How their invitation stands; `none` in lists that are about no project. */
  invitation: OneOf(INVITATION_STATES),
});

const FreelancerProfile = Closed({
  profile: Closed({
    id: Id,
    first_name: Type.String(),
    last_name: Type.String(),
    about_me: Type.String(),
    links: Type.Array(Type.String()),
    contacts: Type.String(),
    free: Type.Boolean(),
    verified: Type.Boolean(),
    finished_projects: Type.Integer(),
    response_hours: Nullable(Type.Number()),
    rating: Nullable(Rating),
    ...Team,
  }),
  category_ids: Type.Array(Type.Integer()),
});

/** Calls of profiles. Source: seed.md §7, product.md §6. */
export const profileOperations = {
  'GET /api/freelancers/free': {
    summary: 'Whether the signed-in freelancer takes new work',
    access: ['freelancer'],
    reply: Closed({ freelancer_status: Closed({ free: Type.Boolean() }) }),
    errors: [],
  },
  'POST /api/freelancers/free': {
    summary: 'Say whether one takes new work',
    access: ['freelancer'],
    query: Closed({ status_free: Flag }),
    reply: Closed({ freelancer_status: Closed({ free: Type.Boolean() }) }),
    errors: [],
  },
  'GET /api/customer/profile': {
    summary: 'Profile of a customer',
    access: 'signed-in',
    query: Closed({ user_id: Id }),
    reply: Closed({
      profile: Closed({
        id: Id,
        first_name: Type.String(),
        last_name: Type.String(),
        about_company: Type.String(),
        links: Type.Array(Type.String()),
        contacts: Type.String(),
      }),
    }),
    errors: ['notFound'],
  },
  'POST /api/customer/profile': {
    summary: 'Save the own company profile',
    access: ['customer'],
    body: Closed({ about_company: Text(LIMITS.descriptionLength), links: ProfileLinks, contacts: Contacts }),
    reply: Done,
    errors: [],
  },
  'GET /api/freelancer/profile': {
    summary: 'Profile of a freelancer',
    access: 'signed-in',
    query: Closed({ user_id: Id }),
    reply: FreelancerProfile,
    errors: ['notFound'],
  },
  'GET /api/freelancers/profile': {
    summary: 'Profile of a freelancer, by id',
    access: 'signed-in',
    query: Closed({ id: Id }),
    reply: FreelancerProfile,
    errors: ['notFound'],
  },
  'POST /api/freelancer/profile': {
    summary: 'Save the own freelancer profile',
    access: ['freelancer'],
    body: Closed({
      about_me: Text(LIMITS.descriptionLength),
      links: ProfileLinks,
      contacts: Contacts,
      category_ids: CategoryIds,
    }),
    reply: Done,
    errors: [],
  },
  'GET /api/freelancers': {
    summary: 'Freelancers, optionally of some project types',
    access: ['customer', 'manager'],
    query: Closed({
      tasks: Type.Optional(Type.Array(Type.Integer(), { maxItems: SERVICES.length })),
      project_types: Type.Optional(
        Type.Array(OneOf(PROJECT_TYPE_FILTERS), { maxItems: PROJECT_TYPE_FILTERS.length }),
      ),
      page: Type.Optional(PageNumber),
    }),
    reply: Closed({ freelancers: Type.Array(FreelancerCard), ...Paging }),
    errors: [],
  },
  'GET /api/my_freelancers': {
    summary:
      'The own team of a customer, by their own id: favourites first, then who finished projects of theirs',
    access: ['customer'],
    query: Closed({ id: Id, page: Type.Optional(PageNumber) }),
    reply: Closed({ freelancers: Type.Array(FreelancerCard), ...Paging }),
    errors: ['notFound'],
  },
  'PUT /api/my_freelancers/favorite': {
    summary: 'Mark a freelancer as a favourite (1) or no longer (0); saying so twice changes nothing',
    access: ['customer'],
    query: Closed({ freelancer_id: Id, favorite: Flag }),
    reply: Closed({ favorite: Type.Boolean() }),
    errors: ['notFound'],
  },
} as const satisfies Record<string, Operation>;
