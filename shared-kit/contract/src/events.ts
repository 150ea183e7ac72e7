import type { GetCall } from './read.ts';

/**
 * Kinds of changes: a project, a conversation, the user's money, the user's notifications, what managers work on
 * (support, reply templates, verification, payouts, accounts and notes about people), and a release that a manager took
 * back. Source: product.md §12.
 */
export const EVENT_KINDS = ['project', 'message', 'money', 'notification', 'request', 'release'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** A change without its content, which the reads of `READS_OF_CHANGE` return. */
export interface Change {
  readonly kind: EventKind;
  /** Project id; null if the change belongs to no project. */
  readonly id: string | null;
}

/**
 * Names of the events of `GET /api/events`: `changes` has a list of {@link Change} as its data; `reset` means that events
 * were lost and the client must refetch everything.
 */
export const STREAM_EVENTS = { changes: 'changes', reset: 'reset' } as const;

/** Reads that a kind of change invalidates, except those that name another project. */
export const READS_OF_CHANGE: Readonly<Record<EventKind, readonly GetCall[]>> = {
  project: [
    'GET /api/projects',
    'GET /api/projects/project',
    'GET /api/projects/case/statements',
    'GET /api/projects/project_card/activity',
    'GET /api/projects/project_card/agreement',
    'GET /api/projects/project_card/improvements',
    'GET /api/projects/project_card/money',
    'GET /api/projects/project_card/results',
    'GET /api/customer/invoices',
    'GET /api/customer/match',
    'GET /api/customer/my_projects',
    'GET /api/customer/result',
    'GET /api/customer/spending',
    'GET /api/customers/projects/invitations',
    'GET /api/customers/projects/responses',
    'GET /api/freelancer/profile',
    'GET /api/freelancer/invitations',
    'GET /api/freelancer/my_projects',
    'GET /api/manager/cases',
    'GET /api/manager/my_projects',
    'GET /api/manager/overview',
    'GET /api/manager/people/cases',
    'GET /api/manager/people/ledger',
    'GET /api/manager/people/person',
    'GET /api/my_freelancers',
    'GET /api/reviews',
    'GET /api/reviews/project',
    'GET /api/conversations',
    'GET /api/conversations/messages',
    'GET /api/counts',
  ],
  message: [
    'GET /api/counts',
    'GET /api/conversations',
    'GET /api/conversations/messages',
    'GET /api/projects/case/statements',
    'GET /api/projects/project_card/comments',
  ],
  money: [
    'GET /api/account/clearing',
    'GET /api/account/earnings',
    'GET /api/account/funds',
    'GET /api/account/ledger',
    'GET /api/account/withdrawals',
  ],
  notification: ['GET /api/notifications'],
  request: [
    'GET /api/counts',
    'GET /api/freelancer/profile',
    'GET /api/freelancers/verification/links',
    'GET /api/support/requests',
    'GET /api/manager/reply_templates',
    'GET /api/manager/accounts',
    'GET /api/manager/overview',
    'GET /api/manager/payouts',
    'GET /api/manager/people/ledger',
    'GET /api/manager/people/notes',
    'GET /api/manager/people/person',
    'GET /api/manager/support',
    'GET /api/manager/verifications',
  ],
  release: ['GET /api/manager/releases', 'GET /api/manager/releases/history'],
};
