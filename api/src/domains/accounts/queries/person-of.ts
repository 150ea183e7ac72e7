import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { selectName } from '../accounts.repository.ts';

/** A person as shown to others; the contract's `Person`. */
interface PersonName {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
}

/**
 * Name of one person.
 *
 * @throws AppError `notFound`
 */
export async function personOf(db: Db, id: string): Promise<PersonName> {
  const person = await selectName(db, id);
  if (!person) throw new AppError('notFound');
  return person;
}
