import Type, { type Static } from 'typebox';
import { PROJECT_TYPE_FILTERS } from '../catalogue.ts';
import { LIMITS } from '../limits.ts';
import { SEARCH_ALERTS } from '../saved-searches.ts';
import type { Cents } from '../money.ts';
import { Closed, Id, Line, Nullable, OneOf } from './shared.ts';

/** Type filters of a list; `all` disables the filter. */
const TYPE_WORDS = ['all', ...PROJECT_TYPE_FILTERS] as const;
export const WantedTypes = Type.Array(OneOf(TYPE_WORDS), { maxItems: TYPE_WORDS.length });

/** The least price of a project, in cents. */
export const Budget = Type.Unsafe<Cents>({ type: 'integer', minimum: 1, maximum: 100_000_000 });

/** Name of a saved search. */
export const SearchName = Line(LIMITS.nameLength);
export const Alert = OneOf(SEARCH_ALERTS);

/** A saved search for open projects; without types in the freelancer's own categories. */
export const SavedSearch = Closed({
  id: Id,
  name: Type.String(),
  type: Nullable(WantedTypes),
  search: Nullable(Type.String()),
  min_budget: Nullable(Budget),
  alert: Alert,
});
export type SavedSearch = Static<typeof SavedSearch>;
