/**
 * States of a support request: waits for an answer; answered, until its author writes again; closed by a manager, until
 * its author writes again or a manager opens it.
 */
export const REQUEST_STATES = ['open', 'answered', 'closed'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];
