import type { Operation } from '../operation.ts';
import { LIMITS } from '../limits.ts';
import { Closed, Done, Text } from '../schemas/shared.ts';

/** Calls by which a person reaches the people who run Metier. Source: seed.md §7, product.md §6. */
export const supportOperations = {
  'POST /api/support/request': {
    summary: 'Ask the support a question',
    access: 'signed-in',
    body: Closed({ name: Text(LIMITS.nameLength), description: Text(LIMITS.descriptionLength) }),
    reply: Done,
    errors: [],
  },
} as const satisfies Record<string, Operation>;
