import type { SavedSearch } from '@metier/contract/operations';
import type { SavedSearchRow } from './searches.repository.ts';

export const searchReply = ({ id, name, types, search, min_budget, alert }: SavedSearchRow): SavedSearch => ({
  id,
  name,
  type: types,
  search,
  min_budget,
  alert,
});
