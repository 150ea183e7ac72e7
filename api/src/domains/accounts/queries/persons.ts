import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { selectNames } from '../accounts.repository.ts';

/** A person as others see them in passing; the contract's `Person`. */
export interface PersonName {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** Names of some people by id, for lists. Unknown ids are left out. */
export async function personsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, PersonName>> {
  const unique = [...new Set(ids)];
  const names = unique.length > 0 ? await selectNames(db, unique) : [];
  return new Map(names.map((person) => [person.id, person]));
}

/**
 * Name of one person.
 *
 * @throws AppError `notFound`
 */
export async function personOf(db: Db, id: string): Promise<PersonName> {
  const person = (await personsOf(db, [id])).get(id);
  if (!person) throw new AppError('notFound');
  return person;
}
