import Type, { type Static } from 'typebox';
import { PROFILE_CATEGORIES, PROJECT_TYPE_FILTERS, SERVICES } from '../catalogue.ts';
import { FREELANCER_SORTS, MIN_RATINGS, RESPONSE_HOURS, SPOKEN_LANGUAGES } from '../freelancers.ts';
import { LIMITS } from '../limits.ts';
import type { Operation } from '../operation.ts';
import { INVITATION_STATES } from '../project-life.ts';
import { Covers, MayHavePhoto } from '../schemas/photo.ts';
import { Rating } from '../schemas/review.ts';
import {
  BoundedPaging,
  Closed,
  Contacts,
  Done,
  Flag,
  Id,
  Line,
  Nullable,
  OneOf,
  PageNumber,
  Paging,
  ProfileLinks,
  Text,
} from '../schemas/shared.ts';

/** The freelancer's relation to the customer who asks; all false for other callers. */
const Team = {
  favorite: Type.Boolean(),
  /** A favourite of the customer, or a freelancer who completed a project for them. */
  own_team: Type.Boolean(),
};

const Languages = Type.Array(OneOf(SPOKEN_LANGUAGES), {
  maxItems: SPOKEN_LANGUAGES.length,
  uniqueItems: true,
});

/**
 * Why the match shows a freelancer, strongest first; `hours` is their usual response time, `percent` the share of
 * deadlines that they have kept.
 */
const MatchReason = Type.Union([
  Closed({ kind: Type.Literal('worked_with_you'), count: Type.Integer() }),
  Closed({ kind: Type.Literal('completed_service'), count: Type.Integer() }),
  Closed({ kind: Type.Literal('rated'), average: Type.Number(), count: Type.Integer() }),
  Closed({ kind: Type.Literal('answers_soon'), hours: Type.Number() }),
  Closed({ kind: Type.Literal('on_time'), percent: Type.Integer() }),
  Closed({ kind: Type.Literal('free') }),
  Closed({ kind: Type.Literal('category') }),
  Closed({ kind: Type.Literal('every_category') }),
  Closed({ kind: Type.Literal('favorite') }),
  Closed({ kind: Type.Literal('responded') }),
]);
export type MatchReason = Static<typeof MatchReason>;

/** Number of a service of the catalogue. */
const ServiceId = Type.Unsafe<number>({ type: 'integer', enum: SERVICES.map(({ id }) => id) });
const CategoryIds = Type.Array(Type.Integer({ minimum: 1, maximum: PROFILE_CATEGORIES.length }), {
  maxItems: PROFILE_CATEGORIES.length,
  uniqueItems: true,
});

/** A freelancer in the lists of customers. */
export const FreelancerCard = Closed({
  id: Id,
  first_name: Type.String(),
  last_name: Type.String(),
  ...MayHavePhoto,
  about_me: Type.String(),
  links: Type.Array(Type.String()),
  contacts: Type.String(),
  category_ids: Type.Array(Type.Integer()),
  languages: Type.Array(Type.String()),
  free: Type.Boolean(),
  /** A manager has verified them. */
  verified: Type.Boolean(),
  finished_projects: Type.Integer(),
  /** Average hours to answer an invitation; null before the third answer. */
  response_hours: Nullable(Type.Number()),
  /**
   * Share of projects that were first delivered within their deadline, rounded down, of those delivered or late; null
   * before the third.
   */
  on_time_percent: Nullable(Type.Integer()),
  /** Null before the first visible review. */
  rating: Nullable(Rating),
  ...Team,
  covers: Covers,
  responded: Type.Boolean(),
  /** State of their invitation; `none` in lists without a project. */
  invitation: OneOf(INVITATION_STATES),
  /** In the match only. */
  reasons: Type.Optional(Type.Array(MatchReason)),
});

/** The services of a freelancer's completed projects, most often completed first. */
export const CompletedServices = Type.Array(Closed({ service: Type.Integer(), projects: Type.Integer() }));

const FreelancerProfile = Closed({
  profile: Closed({
    id: Id,
    first_name: Type.String(),
    last_name: Type.String(),
    ...MayHavePhoto,
    about_me: Type.String(),
    links: Type.Array(Type.String()),
    contacts: Type.String(),
    languages: Type.Array(Type.String()),
    free: Type.Boolean(),
    verified: Type.Boolean(),
    finished_projects: Type.Integer(),
    response_hours: Nullable(Type.Number()),
    on_time_percent: Nullable(Type.Integer()),
    rating: Nullable(Rating),
    ...Team,
  }),
  category_ids: Type.Array(Type.Integer()),
  services: CompletedServices,
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
    summary: 'Set whether the signed-in freelancer takes new work',
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
        ...MayHavePhoto,
        about_company: Type.String(),
        links: Type.Array(Type.String()),
        contacts: Type.String(),
      }),
    }),
    errors: ['notFound'],
  },
  'POST /api/customer/profile': {
    summary: "Save the caller's company profile",
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
    summary: "Save the caller's freelancer profile",
    access: ['freelancer'],
    body: Closed({
      about_me: Text(LIMITS.descriptionLength),
      links: ProfileLinks,
      contacts: Contacts,
      category_ids: CategoryIds,
      /** Unchanged if missing. */
      languages: Type.Optional(Languages),
    }),
    reply: Done,
    errors: [],
  },
  'GET /api/freelancers': {
    summary: 'Freelancers, filtered and in an order; best match first',
    access: ['customer', 'manager'],
    query: Closed({
      tasks: Type.Optional(Type.Array(Type.Integer(), { maxItems: SERVICES.length })),
      project_types: Type.Optional(
        Type.Array(OneOf(PROJECT_TYPE_FILTERS), { maxItems: PROJECT_TYPE_FILTERS.length }),
      ),
      /** Words, each in the name, the text or the title of a work. */
      search: Type.Optional(Line(LIMITS.searchLength)),
      /** Only those who have completed a project of this service here. */
      service: Type.Optional(ServiceId),
      language: Type.Optional(OneOf(SPOKEN_LANGUAGES)),
      /** 1: only those who take new work. */
      free: Type.Optional(Flag),
      min_rating: Type.Optional(OneOf(MIN_RATINGS)),
      /** Only those whose usual response time is at most that. */
      response_hours: Type.Optional(OneOf(RESPONSE_HOURS)),
      sort: Type.Optional(OneOf(FREELANCER_SORTS)),
      page: Type.Optional(PageNumber),
    }),
    reply: Closed({ freelancers: Type.Array(FreelancerCard), ...BoundedPaging }),
    errors: [],
  },
  'GET /api/my_freelancers': {
    summary:
      "The caller's team, by their own id: favourites first, then freelancers who completed projects for them",
    access: ['customer'],
    query: Closed({ id: Id, page: Type.Optional(PageNumber) }),
    reply: Closed({ freelancers: Type.Array(FreelancerCard), ...Paging }),
    errors: ['notFound'],
  },
  'PUT /api/my_freelancers/favorite': {
    summary: 'Add a freelancer to the favourites (1) or remove them (0); repeating it has no effect',
    access: ['customer'],
    query: Closed({ freelancer_id: Id, favorite: Flag }),
    reply: Closed({ favorite: Type.Boolean() }),
    errors: ['notFound'],
  },
} as const satisfies Record<string, Operation>;
