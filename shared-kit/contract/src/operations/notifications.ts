import Type from 'typebox';
import { LIMITS } from '../limits.ts';
import type { Operation } from '../operation.ts';
import { Notification } from '../schemas/notification.ts';
import { Closed, Flag, Id, PageNumber, Paging } from '../schemas/shared.ts';

/** Calls about what a person is told of. Source: product.md §12. */
export const notificationOperations = {
  'GET /api/notifications': {
    summary: 'The own notifications, the latest first, all or the unread ones, and how many are unread',
    access: 'signed-in',
    query: Closed({ page: Type.Optional(PageNumber), unread: Type.Optional(Flag) }),
    reply: Closed({ notifications: Type.Array(Notification), unread: Type.Integer(), ...Paging }),
    errors: [],
  },
  'POST /api/notifications/read': {
    summary: 'Mark some of the own notifications as read, or all; gives how many are left unread',
    access: 'signed-in',
    body: Closed({
      ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: LIMITS.pageSize })),
      all: Type.Optional(Flag),
    }),
    reply: Closed({ unread: Type.Integer() }),
    errors: [],
  },
} as const satisfies Record<string, Operation>;
