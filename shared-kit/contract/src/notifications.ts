import type { Role } from './roles.ts';

/** Kinds of notifications, each with the events that it tells of; an event is also the name of its mail. */
export const NOTIFICATION_EVENTS = {
  invitations: ['invitation'],
  /** What became of a project that the reader would have done. */
  candidacies: ['brief-changed', 'not-chosen'],
  responses: ['response', 'invitation-accepted'],
  progress: ['started', 'given-back'],
  verification: ['verification-approved', 'verification-rejected'],
  /** What the other side of a completed project says of the reader. */
  reviews: ['review-opened', 'review-answered'],
  support: ['support-answer', 'review-removed'],
  /** The reader has to act, or the clock has acted. */
  deadlines: [
    'assigned',
    'unassigned',
    'not-started',
    'delivered',
    'review-reminder',
    'changes-requested',
    'accepted-by-clock',
    'refund-asked',
    'share-offered',
    'case-decided',
  ],
  money: [
    'payment-received',
    'payment-returned',
    'accepted',
    'accepted-by-you',
    'refund-refused',
    'refund-unanswered',
    'refund-decided',
    'refund-to-customer',
    'case-opened',
    'decision-appealed',
    'case-divided',
    'offer-accepted',
    'payout-paid',
    'payout-failed-declined',
    'payout-failed-account_closed',
    'payout-failed-wrong_details',
    'payout-failed-other',
  ],
} as const;

export type NotificationKind = keyof typeof NOTIFICATION_EVENTS;
/** What a person is told of; its words are in the mail of the same name and on the page of notifications. */
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[NotificationKind][number];

/** The kinds of notifications. */
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATION_EVENTS) as readonly NotificationKind[];

/** The kind of an event. Example: `kindOf('response') // 'responses'`. */
export function kindOf(event: NotificationEvent): NotificationKind {
  const found = NOTIFICATION_KINDS.find((kind) =>
    (NOTIFICATION_EVENTS[kind] as readonly string[]).includes(event),
  );
  if (!found) throw new Error(`"${event}" is no event of a notification`);
  return found;
}

/** When a mail of a kind is sent: at once, in one mail a day, or never. */
export const MAIL_TIMES = ['now', 'daily', 'off'] as const;
export type MailTime = (typeof MAIL_TIMES)[number];

/**
 * The kinds whose mails may wait or stay away, by who gets them. All others are mailed at once: they are about money, a
 * deadline, or answer a question. Unread messages are mailed and make no notification. Source: product.md §12.
 */
export const MAIL_CHOICES = {
  customer: ['messages', 'responses', 'progress', 'reviews'],
  freelancer: ['messages', 'invitations', 'candidacies', 'verification', 'reviews'],
  manager: [],
} as const satisfies Record<Role, readonly (NotificationKind | 'messages')[]>;

/** A kind whose mails may wait or stay away. */
export type MailChoice = (typeof MAIL_CHOICES)[Role][number];
export const ALL_MAIL_CHOICES: readonly MailChoice[] = [...new Set(Object.values(MAIL_CHOICES).flat())];

/** The kind of an event whose mail may wait or stay away; undefined for one that is mailed at once. */
export const mailChoiceOf = (event: NotificationEvent): MailChoice | undefined =>
  ALL_MAIL_CHOICES.find((kind) => kind === kindOf(event));

/** What a menu entry may count: things that wait for the signed-in user. */
export const MENU_COUNTS = ['messages', 'invitations', 'cases', 'verification', 'support'] as const;
export type MenuCount = (typeof MENU_COUNTS)[number];
