import Type from 'typebox';
import { LIMITS } from '../limits.ts';
import type { Operation } from '../operation.ts';
import { OPEN_CASES, REFUND_KINDS } from '../project-life.ts';
import { MessageReply } from '../schemas/conversation.ts';
import { FileIds } from '../schemas/file.ts';
import { Project, ProjectReply, Result } from '../schemas/project.ts';
import { Statement } from '../schemas/statement.ts';
import {
  ByProjectPaged,
  Closed,
  Contacts,
  Done,
  Flag,
  Id,
  Moment,
  Nullable,
  OneOf,
  PageNumber,
  Paging,
  Person,
  ShownVersion,
  Text,
} from '../schemas/shared.ts';

/** A project whose money stands still until the parties agree or a manager decides. */
const Case = Closed({
  project: Project,
  /** Since when the case is what it is now. */
  since: Moment,
  /** Who made it so; null for the clock. */
  by: Nullable(Person),
  /** The first ten. */
  statements: Type.Array(Statement),
  statements_total: Type.Integer(),
  latest_result: Nullable(Result),
  /** How often the customer asked for changes. */
  improvements: Type.Integer(),
});

/** Both sides and the manager read it in the conversation. */
const ReasonText = Type.Optional(Text(LIMITS.commentLength));
const ReasonFiles = Type.Optional(FileIds(LIMITS.files.ofMessage));

const changed = ['notFound', 'stateChanged'] as const;

/** Refunds and complaints of the parties, and the managers' queue of them. Source: product.md §§2, 5, 6. */
export const caseOperations = {
  'GET /api/manager/cases': {
    summary:
      'Open cases: disputes first, for they need a decision, then refunds the freelancer is asked about, then decisions that can be appealed; oldest first',
    access: ['manager'],
    query: Closed({
      case: Type.Optional(OneOf(OPEN_CASES)),
      page: Type.Optional(PageNumber),
    }),
    reply: Closed({ cases: Type.Array(Case), ...Paging }),
    errors: [],
  },
  'POST /api/customer/refund': {
    summary:
      'Take the money back, at once where the rules allow it, else ask for it; refused where it would not come to what is `expected`',
    access: ['customer'],
    body: Closed({
      project_id: Id,
      expected: Type.Optional(OneOf(REFUND_KINDS)),
      reason: ReasonText,
      file_ids: ReasonFiles,
    }),
    reply: ProjectReply,
    errors: changed,
    idempotent: true,
  },
  'POST /api/freelancer/refund': {
    summary: 'Agree to a refund the customer asked for (1) or refuse it (0)',
    access: ['freelancer'],
    body: Closed({
      project_id: Id,
      agree: Flag,
      version: ShownVersion,
      reason: ReasonText,
      file_ids: ReasonFiles,
    }),
    reply: ProjectReply,
    errors: changed,
    idempotent: true,
  },
  'POST /api/customers/projects/complain': {
    summary:
      'Open a dispute on a project, whose other side reads the text and gets the files; without a project, ask the support',
    access: ['customer', 'freelancer'],
    body: Closed({
      contacts: Contacts,
      text: Text(LIMITS.commentLength),
      project_id: Type.Optional(Id),
      file_ids: ReasonFiles,
    }),
    reply: Done,
    errors: changed,
    idempotent: true,
  },
  'GET /api/projects/case/statements': {
    summary: 'What both sides have stated in the case of a project, oldest first',
    access: 'signed-in',
    query: ByProjectPaged,
    reply: Closed({ statements: Type.Array(Statement), ...Paging }),
    errors: ['notFound'],
  },
  'POST /api/projects/case/statement': {
    summary:
      'State something in an open case, for the other side and managers; it cannot be changed or deleted',
    access: ['customer', 'freelancer'],
    body: Closed({ project_id: Id, text: Text(LIMITS.commentLength), file_ids: ReasonFiles }),
    reply: MessageReply,
    errors: changed,
    idempotent: true,
  },
  'POST /api/projects/case/offer': {
    summary:
      'Offer the other side of an open case a share of the price, in cents, for the freelancer; it replaces the last offer and can be accepted for 72 hours',
    access: ['customer', 'freelancer'],
    body: Closed({ project_id: Id, freelancer_share: Type.Integer({ minimum: 0 }), version: ShownVersion }),
    reply: ProjectReply,
    errors: changed,
    idempotent: true,
  },
  'POST /api/projects/case/withdraw_offer': {
    summary: 'Take back the own open offer; the case goes on',
    access: ['customer', 'freelancer'],
    body: Closed({ project_id: Id, offer_id: Id }),
    reply: ProjectReply,
    errors: changed,
    idempotent: true,
  },
  'POST /api/projects/case/accept_offer': {
    summary: 'Accept the open offer of the other side, which settles the case like a decision of a manager',
    access: ['customer', 'freelancer'],
    body: Closed({ project_id: Id, offer_id: Id }),
    reply: ProjectReply,
    errors: changed,
    idempotent: true,
  },
  'POST /api/projects/case/appeal': {
    summary:
      'Appeal the first decision of a case within 7 days, for the other side and managers to read; another manager then decides for good',
    access: ['customer', 'freelancer'],
    body: Closed({ project_id: Id, reason: Text(LIMITS.commentLength), file_ids: ReasonFiles }),
    reply: ProjectReply,
    errors: changed,
    idempotent: true,
  },
  'POST /api/manager/cases/resolve': {
    summary:
      'Decide a dispute by the share of the price, in cents, that the freelancer gets; between two sides the money waits 7 days for an appeal, which another manager decides',
    access: ['manager'],
    body: Closed({
      project_id: Id,
      freelancer_share: Type.Integer({ minimum: 0 }),
      reason: Text(LIMITS.commentLength),
      version: ShownVersion,
    }),
    reply: ProjectReply,
    errors: changed,
    idempotent: true,
  },
} as const satisfies Record<string, Operation>;
