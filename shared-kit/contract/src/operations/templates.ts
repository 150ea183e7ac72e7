import Type from 'typebox';
import type { Operation } from '../operation.ts';
import { Template } from '../schemas/template.ts';
import { Closed, Done, Id, Title } from '../schemas/shared.ts';

/** Calls of order templates. Source: product.md §12. */
export const templateOperations = {
  'GET /api/customer/templates': {
    summary: "The caller's templates by name, at most 50",
    access: ['customer'],
    reply: Closed({ templates: Type.Array(Template) }),
    errors: [],
  },
  'POST /api/customer/templates': {
    summary: "Save the order of one of the caller's projects as a template",
    access: ['customer'],
    body: Closed({ project_id: Id, name: Title }),
    /** `is_new: false` if the same order had been saved under this name. */
    reply: Closed({ template: Template, is_new: Type.Boolean() }),
    errors: ['notFound', 'stateChanged'],
    idempotent: true,
  },
  'DELETE /api/customer/templates': {
    summary: 'Delete a template',
    access: ['customer'],
    query: Closed({ template_id: Id }),
    reply: Done,
    errors: ['notFound'],
  },
} as const satisfies Record<string, Operation>;
