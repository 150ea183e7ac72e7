import type { GetCall } from './read.ts';

/**
 * What can change while somebody looks at it: a project, a conversation, the reader's money, their notifications, and
 * what waits for a manager (questions to the support, verifications). Source: product.md §12.
 */
export const EVENT_KINDS = ['project', 'message', 'money', 'notification', 'request'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** That something has changed; what it is now is read by the calls that show it. */
export interface Change {
  readonly kind: EventKind;
  /** Of the project, where it is about one. */
  readonly id: string | null;
}

/**
 * Names of the events in `GET /api/events`: `changes` with a list of {@link Change} as its data, and `reset` where what
 * has changed meanwhile is no longer known.
 */
export const STREAM_EVENTS = { changes: 'changes', reset: 'reset' } as const;

/** The reads that show what has changed, by its kind. A read that names another project stays as it is. */
export const READS_OF_CHANGE: Readonly<Record<EventKind, readonly GetCall[]>> = {
  project: [
    'GET /api/projects',
    'GET /api/projects/project',
    'GET /api/projects/project_card/activity',
    'GET /api/projects/project_card/agreement',
    'GET /api/projects/project_card/improvements',
    'GET /api/projects/project_card/results',
    'GET /api/customer/match',
    'GET /api/customer/my_projects',
    'GET /api/customer/result',
    'GET /api/customers/projects/invitations',
    'GET /api/customers/projects/responses',
    'GET /api/freelancer/invitations',
    'GET /api/freelancer/my_projects',
    'GET /api/manager/cases',
    'GET /api/manager/my_projects',
    'GET /api/my_freelancers',
    'GET /api/conversations',
    'GET /api/conversations/messages',
    'GET /api/counts',
  ],
  message: [
    'GET /api/counts',
    'GET /api/conversations',
    'GET /api/conversations/messages',
    'GET /api/projects/project_card/comments',
  ],
  money: ['GET /api/account/earnings', 'GET /api/account/funds', 'GET /api/account/withdrawals'],
  notification: ['GET /api/notifications'],
  request: [
    'GET /api/counts',
    'GET /api/freelancer/profile',
    'GET /api/freelancers/verification/links',
    'GET /api/manager/support',
    'GET /api/manager/verifications',
  ],
};
