import Type from 'typebox';
import { LIMITS } from '../limits.ts';
import type { Operation } from '../operation.ts';
import { Alert, Budget, SavedSearch, SearchName, WantedTypes } from '../schemas/open-search.ts';
import { Closed, Done, Id, Line } from '../schemas/shared.ts';

/** Calls of a freelancer's saved searches for open projects. docs/decisions/0050-saved-searches.md. */
export const savedSearchOperations = {
  'GET /api/freelancer/saved_searches': {
    summary: "The caller's saved searches by name, at most 10",
    access: ['freelancer'],
    reply: Closed({ searches: Type.Array(SavedSearch) }),
    errors: [],
  },
  'POST /api/freelancer/saved_searches': {
    summary: 'Save a search for open projects, with the filters of its list',
    access: ['freelancer'],
    body: Closed({
      name: SearchName,
      type: Type.Optional(WantedTypes),
      search: Type.Optional(Line(LIMITS.searchLength)),
      min_budget: Type.Optional(Budget),
      alert: Alert,
    }),
    reply: Closed({ search: SavedSearch }),
    errors: ['stateChanged'],
    idempotent: true,
  },
  'PUT /api/freelancer/saved_searches': {
    summary: 'Rename a saved search, or change its alert',
    access: ['freelancer'],
    body: Closed({ id: Id, name: Type.Optional(SearchName), alert: Type.Optional(Alert) }),
    reply: Closed({ search: SavedSearch }),
    errors: ['notFound'],
  },
  'DELETE /api/freelancer/saved_searches': {
    summary: 'Delete a saved search',
    access: ['freelancer'],
    query: Closed({ id: Id }),
    reply: Done,
    errors: ['notFound'],
  },
} as const satisfies Record<string, Operation>;
