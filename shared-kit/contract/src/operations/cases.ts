import Type from 'typebox';
import { LIMITS } from '../limits.ts';
import { CASE_AGES } from '../overview.ts';
import type { Operation } from '../operation.ts';
import { CASE_SIDES, CASE_TAKERS, OPEN_CASES, REFUND_KINDS } from '../project-life.ts';
import { MessageReply } from '../schemas/conversation.ts';
import { FileIds } from '../schemas/file.ts';
import { Project, ProjectReply, Result } from '../schemas/project.ts';
import { Statement } from '../schemas/statement.ts';
import {
  ByProjectPaged,
  Closed,
  Contacts,
  Counts,
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

/** A case on hold until the parties agree or a manager decides. */
const Case = Closed({
  project: Project,
  /** Since when the case has its current kind. */
  since: Moment,
  /** Who changed it last; null for the clock. */
  by: Nullable(Person),
  /** The first ten. */
  statements: Type.Array(Statement),
  statements_total: Type.Integer(),
  latest_result: Nullable(Result),
  /** Number of requested revisions. */
  improvements: Type.Integer(),
});

/** Shown to both sides and the manager in the conversation. */
const ReasonText = Type.Optional(Text(LIMITS.commentLength));
const ReasonFiles = Type.Optional(FileIds(LIMITS.files.ofMessage));

const changed = ['notFound', 'stateChanged'] as const;

/** Refunds, complaints, and the managers' queue of cases. Source: product.md §§2, 5, 6. */
export const caseOperations = {
  'GET /api/manager/cases': {
    summary:
      'Open cases, oldest first: disputes that need a decision, then refunds that the freelancer must answer, then decisions that can be appealed',
    access: ['manager'],
    query: Closed({
      case: Type.Optional(OneOf(OPEN_CASES)),
      age: Type.Optional(OneOf(CASE_AGES)),
      taken_by: Type.Optional(OneOf(CASE_TAKERS)),
      page: Type.Optional(PageNumber),
    }),
    reply: Closed({
      cases: Type.Array(Case),
      /** By the same age; `taken_by` narrows disputes only. */
      counts: Type.Optional(Counts(OPEN_CASES)),
      ...Paging,
    }),
    errors: [],
  },
  'POST /api/customer/refund': {
    summary:
      'Refund the payment at once if the rules allow it, otherwise request the refund; refused if the outcome would differ from `expected`',
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
    summary: 'Agree to a requested refund (1) or refuse it (0)',
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
      'Open a dispute about a project, with text and files for the other side; without a project, send a support request',
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
    summary: "Statements of both sides, or of one, in a project's case, oldest first",
    access: 'signed-in',
    query: Closed({ ...ByProjectPaged.properties, side: Type.Optional(OneOf(CASE_SIDES)) }),
    reply: Closed({ statements: Type.Array(Statement), ...Paging }),
    errors: ['notFound'],
  },
  'POST /api/projects/case/statement': {
    summary:
      'Add a statement to an open case, readable by the other side and managers; it cannot be changed or deleted',
    access: ['customer', 'freelancer'],
    body: Closed({ project_id: Id, text: Text(LIMITS.commentLength), file_ids: ReasonFiles }),
    reply: MessageReply,
    errors: changed,
    idempotent: true,
  },
  'POST /api/projects/case/offer': {
    summary:
      'Offer to settle an open case with a share of the price, in cents, for the freelancer; replaces the previous offer and can be accepted for 72 hours. In a decided case only the decided share is allowed: it agrees to the decision until that takes effect',
    access: ['customer', 'freelancer'],
    body: Closed({ project_id: Id, freelancer_share: Type.Integer({ minimum: 0 }), version: ShownVersion }),
    reply: ProjectReply,
    errors: changed,
    idempotent: true,
  },
  'POST /api/projects/case/withdraw_offer': {
    summary: "Withdraw the caller's open offer, or agreement to the decision; the case continues",
    access: ['customer', 'freelancer'],
    body: Closed({ project_id: Id, offer_id: Id }),
    reply: ProjectReply,
    errors: changed,
    idempotent: true,
  },
  'POST /api/projects/case/accept_offer': {
    summary:
      'Accept the open offer of the other side, or agree to the decision as it does, which settles the case at once',
    access: ['customer', 'freelancer'],
    body: Closed({ project_id: Id, offer_id: Id }),
    reply: ProjectReply,
    errors: changed,
    idempotent: true,
  },
  'POST /api/projects/case/appeal': {
    summary:
      'Appeal the first decision of a case within 7 days; the other side and managers can read the appeal, and another manager makes the final decision',
    access: ['customer', 'freelancer'],
    body: Closed({ project_id: Id, reason: Text(LIMITS.commentLength), file_ids: ReasonFiles }),
    reply: ProjectReply,
    errors: changed,
    idempotent: true,
  },
  'POST /api/manager/cases/take': {
    summary:
      'Work on a dispute, so that no other manager can decide it for 30 minutes from the last such call; from another manager only if `from` names them',
    access: ['manager'],
    body: Closed({ project_id: Id, from: Type.Optional(Id) }),
    reply: ProjectReply,
    errors: changed,
    idempotent: true,
  },
  'POST /api/manager/cases/release': {
    summary: 'Stop working on a dispute, which any manager can then decide',
    access: ['manager'],
    body: Closed({ project_id: Id }),
    reply: ProjectReply,
    errors: changed,
    idempotent: true,
  },
  'POST /api/manager/cases/resolve': {
    summary:
      "Decide a dispute that no other manager works on by the freelancer's share of the price, in cents; if there are two sides, the money is held for 7 days, in which they can appeal to another manager",
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
