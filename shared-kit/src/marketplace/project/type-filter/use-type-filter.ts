import { PROJECT_TYPE_FILTERS, type ProjectTypeFilter } from '@metier/contract';
import { useQueryChoice } from '../../../router/index.ts';

/** Parses the type of a field's value. */
export const asType = (value: string): ProjectTypeFilter | undefined =>
  PROJECT_TYPE_FILTERS.find((type) => type === value);

/** The type filter of a list, in the URL (`?type=design`), and its setter. */
export const useTypeFilter = () => useQueryChoice('type', PROJECT_TYPE_FILTERS);
