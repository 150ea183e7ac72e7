import Type from 'typebox';
import type { Operation } from '../operation.ts';
import { CHOICE_KINDS } from '../project-life.ts';
import { ListedOrder } from '../schemas/order.ts';
import { PersonWithPhoto } from '../schemas/photo.ts';
import { CustomerRecord, Project } from '../schemas/project.ts';
import {
  Amount,
  ByProjectPaged,
  Closed,
  DayCount,
  Done,
  Flag,
  Id,
  Moment,
  OneOf,
  Paged,
  Paging,
  ShownVersion,
} from '../schemas/shared.ts';

/** An invitation; its id is its project's id. Source: product.md §6. */
const Invitation = Closed({
  id: Id,
  /** The project's version. */
  version: Type.Integer(),
  ...ListedOrder,
  deadline_days: DayCount,
  description: Type.String(),
  budget: Amount,
  customer: PersonWithPhoto,
  customer_record: CustomerRecord,
  created_at: Moment,
  expires_at: Moment,
});

/** Calls for invitations and responses. Source: seed.md §7, product.md §2 #5-#8. */
export const invitationOperations = {
  'POST /api/customer/invite_freelancer': {
    summary: 'Invite a freelancer to a paid project without executor',
    access: ['customer'],
    body: Closed({ project_id: Id, user_id: Id }),
    reply: Done,
    errors: ['notFound', 'stateChanged'],
    idempotent: true,
  },
  'POST /api/customer/executor': {
    summary:
      'Choose an executor: assigned at once if they have responded, otherwise invited; refused if the outcome would differ from `expected`',
    access: ['customer'],
    body: Closed({ project_id: Id, freelancer_id: Id, expected: Type.Optional(OneOf(CHOICE_KINDS)) }),
    reply: Closed({ assigned: Type.Boolean(), project: Project }),
    errors: ['notFound', 'stateChanged'],
    idempotent: true,
  },
  'GET /api/freelancer/invitations': {
    summary: "The caller's open invitations, newest first, or by `expires_at`, soonest first",
    access: ['freelancer'],
    query: Closed({ ...Paged.properties, sort: Type.Optional(OneOf(['expires_at'])) }),
    reply: Closed({ invitations: Type.Array(Invitation), ...Paging }),
    errors: [],
  },
  'GET /api/customers/projects/invitations': {
    summary: 'Invited freelancers of a project who have not answered, newest first',
    access: ['customer', 'manager'],
    query: ByProjectPaged,
    reply: Closed({
      invitations: Type.Array(
        Closed({ ...PersonWithPhoto.properties, created_at: Moment, expires_at: Moment }),
      ),
      ...Paging,
    }),
    errors: ['notFound'],
  },
  'POST /api/invitations/accept': {
    summary:
      'Accept (1) or decline (0) an invitation; the first to accept gets the project; refused if the brief has changed since `version`',
    access: ['freelancer'],
    body: Closed({ project_id: Id, take: Flag, version: ShownVersion }),
    reply: Done,
    errors: ['notFound', 'stateChanged', 'cannotAcceptProject'],
    idempotent: true,
  },
} as const satisfies Record<string, Operation>;
