import type { Db } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { getAccount } from '../accounts/index.ts';
import { canHaveNotes } from './people.policy.ts';

/**
 * Checks that managers may write notes about a person.
 *
 * @throws AppError `notFound`; `notAllowed` for the account of a manager
 */
export async function requireNotesAllowed(db: Db, userId: string): Promise<void> {
  const { type_client } = await getAccount(db, userId);
  if (!canHaveNotes(type_client)) throw new AppError('notAllowed');
}
