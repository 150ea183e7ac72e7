import type { Operation } from '../operation.ts';
import { EventStream } from '../schemas/shared.ts';

/** What has changed for the caller, as it happens. Source: product.md §12. */
export const eventOperations = {
  'GET /api/events': {
    summary:
      'Ids of what changes for the caller, never contents, as server-sent events; goes on after Last-Event-ID',
    access: 'signed-in',
    reply: EventStream,
    errors: [],
  },
} as const satisfies Record<string, Operation>;
