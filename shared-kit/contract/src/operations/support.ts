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
  PageNumber,
  Paging,
  Person,
  Text,
  Title,
} from '../schemas/shared.ts';

/** What the support list can be narrowed to. */
const REQUEST_STATES = ['open', 'answered'] as const;

/** A question to the support; `name` is its theme, `contacts` how to reach the person where they said so. */
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

/** Calls by which a person reaches the people who run Metier. Source: seed.md §7, product.md §6. */
export const supportOperations = {
  'POST /api/support/request': {
    summary: 'Ask the support a question',
    access: 'signed-in',
    body: Closed({ name: Title, description: Text(LIMITS.descriptionLength) }),
    reply: Done,
    errors: [],
  },
  'GET /api/manager/support': {
    summary: 'Questions to the support: open ones first, who waits longest first; then the latest answers',
    access: ['manager'],
    query: Closed({ state: Type.Optional(OneOf(REQUEST_STATES)), page: Type.Optional(PageNumber) }),
    reply: Closed({ requests: Type.Array(SupportRequest), ...Paging }),
    errors: [],
  },
  'POST /api/manager/support': {
    summary: 'Answer a question, once; the person is sent the answer by mail',
    access: ['manager'],
    body: Closed({ id: Id, answer: Text(LIMITS.descriptionLength) }),
    reply: Done,
    errors: ['notFound', 'stateChanged'],
    idempotent: true,
  },
} as const satisfies Record<string, Operation>;
