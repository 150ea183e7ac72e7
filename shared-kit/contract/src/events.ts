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
