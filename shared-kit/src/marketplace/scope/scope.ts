import { serviceOf, type Language, type ProjectType } from '@metier/contract';
import { cachedLoads } from '../../on-demand/index.ts';

/** What a service includes, what it does not, and what the freelancer needs from the customer. */
export interface Scope {
  readonly included: readonly string[];
  readonly excluded: readonly string[];
  readonly needed: readonly string[];
}

/**
 * The scopes of a type by catalogue number, for example `20101`; a scope that a later edition changed has that edition
 * in its key, for example `20101@2`.
 */
export type Scopes = Readonly<Partial<Record<string, Scope>>>;

/** Loads the scopes of a type's services. */
export const scopesIn = cachedLoads(async (type: ProjectType, language: Language): Promise<Scopes> => {
  const file = (await import(`./texts/${language}/${type}.json`, { with: { type: 'json' } })) as {
    default: Scopes;
  };
  return file.default;
});

/** The scope of a service as it was in an edition: that of the last change until then. */
export function scopeIn(scopes: Scopes, categoryId: number, edition: number): Scope | undefined {
  for (let each = edition; each > 1; each -= 1) {
    const changed = scopes[`${categoryId}@${each}`];
    if (changed) return changed;
  }
  return scopes[categoryId];
}

/**
 * Loads the scope of a service in an edition; undefined if the catalogue does not have the service.
 *
 * @example await scopeOf(20101, 1, 'en') // { included: ['Three drafts, one of them worked out', …], … }
 */
export async function scopeOf(
  categoryId: number,
  edition: number,
  language: Language,
): Promise<Scope | undefined> {
  const service = serviceOf(categoryId);
  return service && scopeIn(await scopesIn(service.type, language), categoryId, edition);
}
