import type { Role } from './roles.ts';

/** Parts of the list of notifications. */
export const NOTIFICATION_PARTS = ['all', 'unread'] as const;
export type NotificationPart = (typeof NOTIFICATION_PARTS)[number];

/** Kinds of notifications with their events; an event is also the name of its mail. */
export const NOTIFICATION_EVENTS = {
  invitations: ['invitation'],
  /** News of a project for which the reader is a candidate. */
  candidacies: ['brief-changed', 'not-chosen', 'project-closed'],
  /** New projects that match a saved search of the reader. */
  searches: ['project-found'],
  responses: ['response', 'invitation-accepted'],
  progress: ['started', 'given-back'],
  verification: ['verification-approved', 'verification-rejected'],
  /** Reviews of the reader by the other side of a completed project. */
  reviews: ['review-opened', 'review-answered'],
  /** What managers write to the reader: answers, and the reason why a review was taken down. */
  support: ['support-answer', 'review-removed'],
  /** Disputes and appeals that the reader, a manager, may decide. */
  cases: ['case-waits'],
  /** A deadline for the reader, or one that has passed. */
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
    'decision-agreed',
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
    'agreement-withdrawn',
    'both-agreed',
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
/** An event of which people are notified; its texts are in the mail of the same name and in `remote-auth`. */
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[NotificationKind][number];

/** All kinds of notifications. */
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
 * Kinds whose mails can be delayed or turned off, by role. All others are mailed at once: they concern money or a
 * deadline. Unread messages are mailed but create no notification. Source: product.md §12.
 */
export const MAIL_CHOICES = {
  customer: ['messages', 'responses', 'progress', 'reviews', 'support'],
  freelancer: ['messages', 'invitations', 'candidacies', 'searches', 'verification', 'reviews', 'support'],
  manager: ['cases', 'support'],
} as const satisfies Record<Role, readonly (NotificationKind | 'messages')[]>;

/** A kind whose mails can be delayed or turned off. */
export type MailChoice = (typeof MAIL_CHOICES)[Role][number];
export const ALL_MAIL_CHOICES: readonly MailChoice[] = [...new Set(Object.values(MAIL_CHOICES).flat())];

/** The mail choice that applies to an event; undefined if it is always mailed at once. */
export const mailChoiceOf = (event: NotificationEvent): MailChoice | undefined =>
  ALL_MAIL_CHOICES.find((kind) => kind === kindOf(event));

/** Counters of menu entries: items that wait for the signed-in user. */
export const MENU_COUNTS = [
  'messages',
  'moves',
  'invitations',
  'cases',
  'verification',
  'payouts',
  'support',
] as const;
export type MenuCount = (typeof MENU_COUNTS)[number];
