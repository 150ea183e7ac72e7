import Type from 'typebox';
import { LIMITS } from '../limits.ts';
import { PROJECT_FIGURES, PROJECT_LEDGER_EVENTS } from '../money.ts';
import type { Operation } from '../operation.ts';
import { PROJECT_ACTIVITIES } from '../project-life.ts';
import { Activity, Comment, Improvement, Result } from '../schemas/project.ts';
import {
  Amount,
  ByProjectPaged,
  Closed,
  Id,
  Moment,
  OneOf,
  PageNumber,
  Paging,
  Text,
} from '../schemas/shared.ts';

/** Contents of the tabs of a project's card. Source: seed.md §7 Projects, product.md §6. */
export const projectCardOperations = {
  'GET /api/projects/project_card/results': {
    summary: 'All delivered versions, newest first',
    access: 'signed-in',
    query: Closed({ projectId: Id, page: Type.Optional(PageNumber) }),
    reply: Closed({ results: Type.Array(Result), ...Paging }),
    errors: ['notFound'],
  },
  'GET /api/projects/project_card/improvements': {
    summary: 'All requested revisions, newest first',
    access: 'signed-in',
    query: ByProjectPaged,
    reply: Closed({ improvements: Type.Array(Improvement), ...Paging }),
    errors: ['notFound'],
  },
  'GET /api/projects/project_card/comments': {
    summary:
      'Messages of the conversation of a project, oldest first; a customer with several candidates names one',
    access: 'signed-in',
    query: Closed({ ...ByProjectPaged.properties, freelancer_id: Type.Optional(Id) }),
    reply: Closed({ comments: Type.Array(Comment), ...Paging }),
    errors: ['notFound', 'stateChanged'],
  },
  'POST /api/projects/project_card/comments': {
    summary: 'Write to the other side; a customer with several candidates names one',
    access: ['customer', 'freelancer'],
    body: Closed({ project_id: Id, freelancer_id: Type.Optional(Id), text: Text(LIMITS.commentLength) }),
    reply: Closed({ comment: Comment }),
    errors: ['notFound', 'stateChanged'],
    idempotent: true,
  },
  'GET /api/projects/project_card/activity': {
    summary: 'The activity of a project, newest first, optionally filtered by kind',
    access: 'signed-in',
    query: Closed({
      project_id: Id,
      what: Type.Optional(Type.Array(OneOf(PROJECT_ACTIVITIES), { maxItems: PROJECT_ACTIVITIES.length })),
      page: Type.Optional(PageNumber),
    }),
    reply: Closed({ activity: Type.Array(Activity), ...Paging }),
    errors: ['notFound'],
  },
  'GET /api/projects/project_card/money': {
    summary: "The ledger rows behind a figure of a project's money, newest first; they sum to the figure",
    access: 'signed-in',
    query: Closed({ project_id: Id, figure: OneOf(PROJECT_FIGURES) }),
    // At most one row of each event: a project's events happen once.
    reply: Closed({
      rows: Type.Array(Closed({ id: Id, event: OneOf(PROJECT_LEDGER_EVENTS), amount: Amount, at: Moment })),
    }),
    errors: ['notFound'],
  },
} as const satisfies Record<string, Operation>;
