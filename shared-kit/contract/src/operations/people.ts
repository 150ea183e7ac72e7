import Type from 'typebox';
import { LIMITS } from '../limits.ts';
import { LEDGER_EVENTS } from '../money.ts';
import type { Operation } from '../operation.ts';
import { CASE_OUTCOMES } from '../overview.ts';
import { ALL_PERSON_FIGURES, PEOPLE_SORTS, PEOPLE_STATES } from '../people.ts';
import { ROLES } from '../roles.ts';
import { PersonWithPhoto } from '../schemas/photo.ts';
import { Rating } from '../schemas/review.ts';
import {
  Amount,
  Closed,
  Done,
  Id,
  Line,
  Moment,
  Nullable,
  OneOf,
  PageNumber,
  BoundedPaging,
  Paging,
  Person,
  Text,
} from '../schemas/shared.ts';
import { VERIFICATION_STATUSES } from '../verification.ts';

const Figure = OneOf(ALL_PERSON_FIGURES);
const NoteText = Text(LIMITS.commentLength);

/** What the list and the page of a person have in common. */
const Summary = {
  ...PersonWithPhoto.properties,
  email: Type.String(),
  type_client: OneOf(ROLES),
  created_at: Moment,
  blocked: Type.Boolean(),
  /** Number of projects of which they are the customer or the freelancer, and of those with an open case. */
  projects: Type.Integer(),
  open_cases: Type.Integer(),
};

/** Calls for managers about the people of the marketplace, and their notes about them. */
export const peopleOperations = {
  'GET /api/manager/people': {
    summary: 'All accounts, newest first unless sorted, 25 a page',
    access: ['manager'],
    query: Closed({
      /** Words, each of which must be in a person's name or email address. */
      search: Type.Optional(Line(LIMITS.searchLength)),
      role: Type.Optional(OneOf(ROLES)),
      state: Type.Optional(OneOf(PEOPLE_STATES)),
      sort: Type.Optional(OneOf(PEOPLE_SORTS)),
      page: Type.Optional(PageNumber),
    }),
    reply: Closed({
      people: Type.Array(Closed({ ...Summary, confirmed: Type.Boolean(), verified: Type.Boolean() })),
      ...BoundedPaging,
    }),
    errors: [],
  },
  'GET /api/manager/people/person': {
    summary: 'One person: account, verification, rating, and the figures of their money',
    access: ['manager'],
    query: Closed({ user_id: Id }),
    reply: Closed({
      person: Closed({
        ...Summary,
        /** Number of their projects whose case has ended. */
        ended_cases: Type.Integer(),
        confirmed_at: Nullable(Moment),
        /** Last use of one of the active sessions; null without one. */
        seen_at: Nullable(Moment),
        /** Null for customers and managers. */
        verification: Nullable(OneOf(VERIFICATION_STATUSES)),
        rating: Nullable(Rating),
        money: Type.Array(Closed({ figure: Figure, amount: Amount })),
      }),
    }),
    errors: ['notFound'],
  },
  'GET /api/manager/people/ledger': {
    summary: "The ledger rows behind a figure of a person's money, newest first; they sum to the figure",
    access: ['manager'],
    query: Closed({ user_id: Id, figure: Figure, page: Type.Optional(PageNumber) }),
    reply: Closed({
      rows: Type.Array(
        Closed({
          id: Id,
          event: OneOf(LEDGER_EVENTS),
          amount: Amount,
          /** Null for a payout. */
          project: Nullable(Closed({ id: Id, name: Type.String() })),
          at: Moment,
        }),
      ),
      ...Paging,
    }),
    errors: [],
  },
  'GET /api/manager/people/cases': {
    summary:
      "Ended cases about a person's projects with their outcomes, latest first; no case follows an ended one",
    access: ['manager'],
    query: Closed({ user_id: Id, page: Type.Optional(PageNumber) }),
    reply: Closed({
      cases: Type.Array(
        Closed({
          project: Closed({ id: Id, name: Type.String() }),
          outcome: OneOf(CASE_OUTCOMES),
          ended_at: Moment,
        }),
      ),
      ...Paging,
    }),
    errors: [],
  },
  'GET /api/manager/people/notes': {
    summary: "Managers' notes about a customer or freelancer, newest first; the person never sees them",
    access: ['manager'],
    query: Closed({ user_id: Id, page: Type.Optional(PageNumber) }),
    reply: Closed({
      notes: Type.Array(
        Closed({
          id: Id,
          text: Type.String(),
          author: Person,
          written_at: Moment,
          changed_at: Nullable(Moment),
        }),
      ),
      ...Paging,
    }),
    errors: ['notFound'],
  },
  'POST /api/manager/people/notes': {
    summary: 'Write a note about a customer or freelancer',
    access: ['manager'],
    body: Closed({ user_id: Id, text: NoteText }),
    reply: Done,
    errors: ['notFound'],
    idempotent: true,
  },
  'PUT /api/manager/people/notes': {
    summary: "Change one of the caller's notes",
    access: ['manager'],
    body: Closed({ note_id: Id, text: NoteText }),
    reply: Done,
    errors: ['notFound'],
  },
  'DELETE /api/manager/people/notes': {
    summary: "Delete one of the caller's notes",
    access: ['manager'],
    query: Closed({ note_id: Id }),
    reply: Done,
    errors: ['notFound'],
  },
} as const satisfies Record<string, Operation>;
