import type { Operation } from '../operation.ts';
import { EventStream } from '../schemas/shared.ts';

/** The event stream of the caller. Source: product.md §12. */
export const eventOperations = {
  'GET /api/events': {
    summary:
      'Changes visible to the caller as server-sent events, with ids but without contents; resumes after Last-Event-ID',
    access: 'signed-in',
    reply: EventStream,
    errors: [],
  },
} as const satisfies Record<string, Operation>;
