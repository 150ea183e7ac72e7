import Type from 'typebox';
import { PROFILE_CATEGORIES, PROJECT_TYPE_FILTERS } from '../catalogue.ts';
import type { Operation } from '../operation.ts';
import { Amount, Closed, OneOf, ProjectTypeSchema } from '../schemas/shared.ts';

/** What is on offer. Source: product.md §4. */
export const catalogueOperations = {
  'GET /api/catalogue': {
    summary: 'Services with their minimum prices in cents, and profile categories',
    access: 'public',
    reply: Closed({
      services: Type.Array(
        Closed({
          id: Type.Integer(),
          type: ProjectTypeSchema,
          name: Type.String(),
          minimum_price: Amount,
        }),
      ),
      categories: Type.Array(
        Closed({
          id: Type.Integer({ minimum: 1, maximum: PROFILE_CATEGORIES.length }),
          type: OneOf(PROJECT_TYPE_FILTERS),
        }),
      ),
    }),
    errors: [],
  },
} as const satisfies Record<string, Operation>;
