import Type from 'typebox';
import type { Operation } from '../operation.ts';
import { LIMITS } from '../limits.ts';
import { ROLES } from '../roles.ts';
import { PersonWithPhoto } from '../schemas/photo.ts';
import {
  Closed,
  Counts,
  Done,
  Flag,
  Id,
  Moment,
  Nullable,
  OneOf,
  Paged,
  PageNumber,
  BoundedPaging,
  Paging,
  Person,
  Text,
  Title,
} from '../schemas/shared.ts';
import { REQUEST_STATES } from '../support.ts';

const message = { id: Id, text: Type.String(), created_at: Moment };

/** What a request is about and in which state; `name` is its theme, `project` the one it names. */
const request = {
  id: Id,
  name: Type.String(),
  description: Type.String(),
  created_at: Moment,
  state: OneOf(REQUEST_STATES),
  project: Nullable(Closed({ id: Id, name: Type.String() })),
};

/** A support request for managers; `contacts` is how to reach the person, if given. */
const SupportRequest = Closed({
  ...request,
  contacts: Nullable(Type.String()),
  person: PersonWithPhoto,
  type_client: OneOf(ROLES),
  email: Type.String(),
  /** After the question, oldest first; at most 50. */
  messages: Type.Array(Closed({ ...message, author: Person })),
});

/** A question of the caller with its answers and replies, oldest first; managers are not named. */
const OwnRequest = Closed({
  ...request,
  messages: Type.Array(Closed({ ...message, is_own: Type.Boolean() })),
});

const MessageText = Text(LIMITS.descriptionLength);

/** Calls of support requests. Source: seed.md §7, product.md §6. */
export const supportOperations = {
  'POST /api/support/request': {
    summary:
      "Send a question to support, about one of the caller's projects if one is named; with `review_id` it is the one objection to the removal of the caller's review",
    access: 'signed-in',
    body: Closed({
      name: Title,
      description: MessageText,
      project_id: Type.Optional(Id),
      review_id: Type.Optional(Id),
    }),
    reply: Done,
    errors: ['notFound', 'stateChanged'],
  },
  'GET /api/support/requests': {
    summary: "The caller's questions to support with their answers and replies, newest first",
    access: 'signed-in',
    query: Paged,
    reply: Closed({ requests: Type.Array(OwnRequest), ...Paging }),
    errors: [],
  },
  'POST /api/support/reply': {
    summary: "Reply to an answer, or add to a question; the caller's request is open again",
    access: 'signed-in',
    body: Closed({ id: Id, text: MessageText }),
    reply: Done,
    errors: ['notFound', 'stateChanged'],
    idempotent: true,
  },
  'GET /api/manager/support': {
    summary:
      'Support requests: open ones by longest waiting, then answered ones by latest answer, then closed ones; found by words of the question or its author',
    access: ['manager'],
    query: Closed({
      state: Type.Optional(OneOf(REQUEST_STATES)),
      /** Only the questions of this person. */
      user_id: Type.Optional(Id),
      /** Only questions about this project. */
      project_id: Type.Optional(Id),
      search: Type.Optional(Type.String({ maxLength: LIMITS.searchLength })),
      page: Type.Optional(PageNumber),
    }),
    reply: Closed({
      requests: Type.Array(SupportRequest),
      /** None for a search that finds more than a list counts. */
      counts: Type.Optional(Counts(REQUEST_STATES)),
      ...BoundedPaging,
    }),
    errors: [],
  },
  'POST /api/manager/support': {
    summary:
      'Answer a request; its author is notified. Only an open request is answered without `seen`, the number of messages that the caller has seen; with it, unless there are more',
    access: ['manager'],
    body: Closed({
      id: Id,
      answer: MessageText,
      seen: Type.Optional(Type.Integer({ minimum: 0, maximum: LIMITS.supportMessages })),
    }),
    reply: Done,
    errors: ['notFound', 'stateChanged'],
    idempotent: true,
  },
  'POST /api/manager/support/state': {
    summary: 'Close a support request (1), or open it again (0)',
    access: ['manager'],
    body: Closed({ id: Id, closed: Flag }),
    reply: Done,
    errors: ['notFound'],
    idempotent: true,
  },
} as const satisfies Record<string, Operation>;
