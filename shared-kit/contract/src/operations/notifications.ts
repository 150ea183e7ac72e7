import Type from 'typebox';
import { LIMITS } from '../limits.ts';
import { ALL_MAIL_CHOICES, MAIL_TIMES, NOTIFICATION_PARTS, type MenuCount } from '../notifications.ts';
import type { Operation } from '../operation.ts';
import { MayHavePhoto } from '../schemas/photo.ts';
import { Notification } from '../schemas/notification.ts';
import { Closed, Counts, Done, Flag, Id, OneOf, PageNumber, Paging } from '../schemas/shared.ts';

/** When mails of a kind are sent. */
const Preference = Closed({ kind: OneOf(ALL_MAIL_CHOICES), mail: OneOf(MAIL_TIMES) });

/** Counters by menu entry; each role has some of them. */
const MenuCounts = Type.Partial(
  Closed({
    messages: Type.Integer(),
    moves: Type.Integer(),
    invitations: Type.Integer(),
    cases: Type.Integer(),
    verification: Type.Integer(),
    payouts: Type.Integer(),
    support: Type.Integer(),
  } satisfies Record<MenuCount, unknown>),
);

/** Calls of notifications. Source: product.md §12. */
export const notificationOperations = {
  'GET /api/notifications': {
    summary:
      "The caller's notifications, newest first, all or only unread ones, and the number of unread ones",
    access: 'signed-in',
    query: Closed({ page: Type.Optional(PageNumber), unread: Type.Optional(Flag) }),
    reply: Closed({
      notifications: Type.Array(Notification),
      unread: Type.Integer(),
      counts: Type.Optional(Counts(NOTIFICATION_PARTS)),
      ...Paging,
    }),
    errors: [],
  },
  'POST /api/notifications/read': {
    summary: "Mark some or all of the caller's notifications as read; returns the number left unread",
    access: 'signed-in',
    body: Closed({
      ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: LIMITS.pageSize })),
      all: Type.Optional(Flag),
    }),
    reply: Closed({ unread: Type.Integer() }),
    errors: [],
  },
  'GET /api/counts': {
    summary:
      "The caller's photo and counters for the menu: unread messages; own projects that wait for the caller; a freelancer's open invitations; a manager's cases to decide, verifications, payouts to make and open questions",
    access: 'signed-in',
    reply: Closed({ counts: MenuCounts, ...MayHavePhoto }),
    errors: [],
  },
  'GET /api/notifications/preferences': {
    summary:
      "When the caller's mails of each kind are sent; kinds not listed (money, deadlines, security, support answers) are always mailed at once",
    access: 'signed-in',
    reply: Closed({ preferences: Type.Array(Preference) }),
    errors: [],
  },
  'POST /api/notifications/preferences': {
    summary: 'Choose when mails of a kind are sent: at once, in one mail a day, or never',
    access: 'signed-in',
    body: Preference,
    reply: Done,
    errors: [],
  },
  'POST /api/notifications/unsubscribe': {
    summary: 'Switch off the mails of a kind by the token in one of them, without a session',
    access: 'public',
    body: Closed({ token: Type.String({ maxLength: 1_000 }) }),
    reply: Done,
    errors: ['badCode', 'notFound'],
  },
} as const satisfies Record<string, Operation>;
