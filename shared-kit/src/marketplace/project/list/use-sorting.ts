import { PROJECT_SORTS } from '@metier/contract';
import { useQueryChoice } from '../../../router/index.ts';
import type { Sorting } from './column-head.tsx';

/** The order of a project list, in the URL (`?sort=-budget`). Example: `<ProjectTable sorting={useSorting()} … />`. */
export function useSorting(): Sorting {
  const [sort, onSort] = useQueryChoice('sort', PROJECT_SORTS);
  return { sort, onSort };
}
