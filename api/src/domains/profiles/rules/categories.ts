import { PROFILE_CATEGORIES, serviceOf, type ProjectTypeFilter } from '@metier/contract';

/** Number of the profile category of a type. Example: `categoryOf('design') // 2`. */
export const categoryOf = (type: ProjectTypeFilter): number =>
  PROFILE_CATEGORIES.find((category) => category.type === type)?.id ?? 0;

/**
 * The profile categories of a search: those of its types and of its services. An unknown service has none, so that a
 * search for it alone finds nobody.
 *
 * @returns undefined without types and services: no filter
 * @example categoriesOf(['media'], [10101]) // [6, 1]
 */
export function categoriesOf(
  types?: readonly ProjectTypeFilter[],
  services?: readonly number[],
): number[] | undefined {
  if (!types && !services) return undefined;
  const typesOfServices = (services ?? [])
    .map((id) => serviceOf(id)?.type)
    .filter((type) => type !== undefined);
  return [...new Set([...(types ?? []), ...typesOfServices].map(categoryOf))];
}
