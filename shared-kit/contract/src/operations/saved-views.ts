import Type from 'typebox';
import { LIMITS } from '../limits.ts';
import type { Operation } from '../operation.ts';
import { AnyProject } from '../schemas/project-filter.ts';
import { Closed, Done, Id, Line, PerPage } from '../schemas/shared.ts';

/** Filter, search, order and page size of the list of all projects. */
const ViewQuery = Closed({ ...AnyProject, per_page: Type.Optional(PerPage) });
const ViewName = Line(LIMITS.viewNameLength);
const SavedView = Closed({ id: Id, name: Type.String(), query: ViewQuery });

/** Calls of a manager's saved views of the list of all projects. */
export const savedViewOperations = {
  'GET /api/manager/views': {
    summary: "The caller's saved views of all projects by name, at most 20",
    access: ['manager'],
    reply: Closed({ views: Type.Array(SavedView) }),
    errors: [],
  },
  'POST /api/manager/views': {
    summary: 'Save the filter, search, order and page size of the list of all projects under a new name',
    access: ['manager'],
    body: Closed({ name: ViewName, query: ViewQuery }),
    reply: Closed({ view: SavedView }),
    errors: ['stateChanged'],
    idempotent: true,
  },
  'PUT /api/manager/views': {
    summary: 'Rename a saved view',
    access: ['manager'],
    body: Closed({ view_id: Id, name: ViewName }),
    reply: Done,
    errors: ['notFound'],
  },
  'DELETE /api/manager/views': {
    summary: 'Delete a saved view',
    access: ['manager'],
    query: Closed({ view_id: Id }),
    reply: Done,
    errors: ['notFound'],
  },
} as const satisfies Record<string, Operation>;
