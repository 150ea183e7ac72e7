import Type from 'typebox';
import type { Operation } from '../operation.ts';
import { LIMITS } from '../limits.ts';
import { ROLES } from '../roles.ts';
import {
  Closed,
  Done,
  Id,
  Moment,
  Nullable,
  OneOf,
  Paged,
  PageNumber,
  Paging,
  Person,
  Text,
  Title,
} from '../schemas/shared.ts';

/** Filters of the support list. */
const REQUEST_STATES = ['open', 'answered'] as const;

/** A support request; `name` is its theme, `contacts` how to reach the person, if given. */
const SupportRequest = Closed({
  id: Id,
  name: Type.String(),
  description: Type.String(),
  contacts: Nullable(Type.String()),
  person: Person,
  type_client: OneOf(ROLES),
  email: Type.String(),
  created_at: Moment,
  answer: Nullable(Type.String()),
  answered_at: Nullable(Moment),
  answered_by: Nullable(Person),
});

/** A question of the caller; `name` is its theme, `answer` null until it is answered. */
const OwnRequest = Closed({
  id: Id,
  name: Type.String(),
  description: Type.String(),
  created_at: Moment,
  answer: Nullable(Type.String()),
  answered_at: Nullable(Moment),
});

/** Calls of support requests. Source: seed.md §7, product.md §6. */
export const supportOperations = {
  'POST /api/support/request': {
    summary: 'Send a question to support',
    access: 'signed-in',
    body: Closed({ name: Title, description: Text(LIMITS.descriptionLength) }),
    reply: Done,
    errors: [],
  },
  'GET /api/support/requests': {
    summary: "The caller's questions to support with their answers, newest first",
    access: 'signed-in',
    query: Paged,
    reply: Closed({ requests: Type.Array(OwnRequest), ...Paging }),
    errors: [],
  },
  'GET /api/manager/support': {
    summary: 'Support requests: open ones by longest waiting, then answered ones by latest answer',
    access: ['manager'],
    query: Closed({
      state: Type.Optional(OneOf(REQUEST_STATES)),
      /** Only the questions of this person. */
      user_id: Type.Optional(Id),
      page: Type.Optional(PageNumber),
    }),
    reply: Closed({ requests: Type.Array(SupportRequest), ...Paging }),
    errors: [],
  },
  'POST /api/manager/support': {
    summary: 'Answer a question, once; the answer is sent by mail',
    access: ['manager'],
    body: Closed({ id: Id, answer: Text(LIMITS.descriptionLength) }),
    reply: Done,
    errors: ['notFound', 'stateChanged'],
    idempotent: true,
  },
} as const satisfies Record<string, Operation>;
