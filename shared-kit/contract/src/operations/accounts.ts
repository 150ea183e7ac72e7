import Type from 'typebox';
import { LIMITS } from '../limits.ts';
import type { Operation } from '../operation.ts';
import { ROLES } from '../roles.ts';
import { Closed, Done, Id, Moment, Nullable, OneOf, Person, Text } from '../schemas/shared.ts';

const ByUser = Closed({ user_id: Id });

/** Calls for managers to administer accounts; manager accounts are administered on the command line. */
export const accountOperations = {
  'GET /api/manager/accounts': {
    summary: 'An account: creation date, number of active sessions, and block',
    access: ['manager'],
    query: ByUser,
    reply: Closed({
      account: Closed({
        user: Person,
        email: Type.String(),
        type_client: OneOf(ROLES),
        created_at: Moment,
        /** Number of active sessions. */
        sessions: Type.Integer(),
        block: Nullable(Closed({ reason: Type.String(), blocked_at: Moment, manager: Person })),
      }),
    }),
    errors: ['notFound'],
  },
  'POST /api/manager/accounts/end_sessions': {
    summary: 'End all sessions of a customer or freelancer',
    access: ['manager'],
    body: ByUser,
    reply: Done,
    errors: ['notFound'],
  },
  'POST /api/manager/accounts/block': {
    summary:
      'Block a customer or freelancer: all sessions end and signing in is refused; the reason is mailed and shown at sign-in. Projects and money are unaffected',
    access: ['manager'],
    body: Closed({ user_id: Id, reason: Text(LIMITS.commentLength) }),
    reply: Done,
    errors: ['notFound', 'stateChanged'],
    idempotent: true,
  },
  'POST /api/manager/accounts/unblock': {
    summary: 'Unblock a customer or freelancer, who is notified by mail',
    access: ['manager'],
    body: ByUser,
    reply: Done,
    errors: ['notFound', 'stateChanged'],
    idempotent: true,
  },
} as const satisfies Record<string, Operation>;
