import Type from 'typebox';
import { PROFILE_CATEGORIES, PROJECT_TYPE_FILTERS } from '../catalogue.ts';
import { LIMITS } from '../limits.ts';
import type { Operation } from '../operation.ts';
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
  finished_projects: Type.Integer(),
  responded: Type.Boolean(),
  invited: Type.Boolean(),
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
    reply: Closed({
      profile: Closed({
        id: Id,
        first_name: Type.String(),
        last_name: Type.String(),
        about_me: Type.String(),
        links: Type.Array(Type.String()),
        contacts: Type.String(),
        free: Type.Boolean(),
        finished_projects: Type.Integer(),
        response_hours: Nullable(Type.Number()),
      }),
      category_ids: Type.Array(Type.Integer()),
    }),
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
      tasks: Type.Optional(Type.Array(Type.Integer())),
      project_types: Type.Optional(Type.Array(OneOf(PROJECT_TYPE_FILTERS))),
      page: Type.Optional(PageNumber),
    }),
    reply: Closed({ freelancers: Type.Array(FreelancerCard), ...Paging }),
    errors: [],
  },
} as const satisfies Record<string, Operation>;
