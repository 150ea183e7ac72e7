import { PROJECT_TYPE_FILTERS, type ProjectTypeFilter } from '@metier/contract';
import { useQueryChoice } from '../../../router/index.ts';

/** Reads a type from text of a field. */
export const asType = (value: string): ProjectTypeFilter | undefined =>
  PROJECT_TYPE_FILTERS.find((type) => type === value);

/** The type that a list is filtered by, in the address (`?type=design`), and how to change it. */
export const useTypeFilter = () => useQueryChoice('type', PROJECT_TYPE_FILTERS);
