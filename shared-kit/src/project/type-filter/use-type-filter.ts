import { PROJECT_TYPE_FILTERS, type ProjectTypeFilter } from '../../contract/index.ts';
import { useSearchParams } from '../../router/index.ts';

const KEY = 'type';

/** Reads a type from text of the address or of a field. */
export const asType = (value: string | null): ProjectTypeFilter | undefined =>
  PROJECT_TYPE_FILTERS.find((type) => type === value);

/** The type that a list is filtered by, in the address (`?type=design`), and how to change it. Another type begins at its first page. */
export function useTypeFilter(): readonly [
  type: ProjectTypeFilter | undefined,
  filter: (type: ProjectTypeFilter | undefined) => void,
] {
  const [query, setQuery] = useSearchParams();
  return [asType(query.get(KEY)), (type) => setQuery(type ? { [KEY]: type } : {})];
}
