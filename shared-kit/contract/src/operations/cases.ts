import Type from 'typebox';
import type { Operation } from '../operation.ts';
import { Project, Result } from '../schemas/project.ts';
import { Closed, Id, Moment, Nullable, OneOf, PageNumber, Paging, Person } from '../schemas/shared.ts';

/** What one of the parties complained about, and how to reach them. */
const Complaint = Closed({
  id: Id,
  author: Person,
  contacts: Type.String(),
  text: Type.String(),
  created_at: Moment,
});

/** A project whose money stands still until the parties agree or a manager decides. */
const Case = Closed({
  project: Project,
  /** Since when the case is what it is now. */
  since: Moment,
  /** Who made it so; null for the clock. */
  by: Nullable(Person),
  complaints: Type.Array(Complaint),
  latest_result: Nullable(Result),
  /** How often the customer asked for changes. */
  improvements: Type.Integer(),
});

/** The managers' queue of cases. Source: product.md §§5, 6. */
export const caseOperations = {
  'GET /api/manager/cases': {
    summary:
      'Open cases: disputes first, for they need a decision, then refunds the freelancer is asked about; oldest first',
    access: ['manager'],
    query: Closed({
      case: Type.Optional(OneOf(['refund_requested', 'disputed'])),
      page: Type.Optional(PageNumber),
    }),
    reply: Closed({ cases: Type.Array(Case), ...Paging }),
    errors: [],
  },
} as const satisfies Record<string, Operation>;
