import { PROJECT_SORTS, type ProjectSortKey } from '@metier/contract';
import { useQueryChoice } from '../../../router/index.ts';
import type { Sorting as SortingBy } from '../../../ui/tables/index.ts';

/** The order of a project list and how to change it. */
export type Sorting = SortingBy<ProjectSortKey>;

/** The order of a project list, in the URL (`?sort=-budget`). Example: `<ProjectTable sorting={useSorting()} … />`. */
export function useSorting(): Sorting {
  const [sort, onSort] = useQueryChoice('sort', PROJECT_SORTS);
  return { sort, onSort };
}
