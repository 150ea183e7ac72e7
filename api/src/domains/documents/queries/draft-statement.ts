import { LIMITS, nameOf } from '@metier/contract';
import type { Query } from '@metier/contract/operations';
import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { selectAccountStatement } from '../../../views/account-statement.ts';
import { getAccount } from '../../accounts/index.ts';
import { findOwner } from '../../money/index.ts';
import { endOfDay, type Statement } from '../rules/statement.ts';

/**
 * A freelancer's statement, for themselves or a manager. It has no number and is not stored: the ledger never changes,
 * so the same past days always have the same statement.
 *
 * @throws AppError `notFound` for everybody else's; `invalidInput` for days in the wrong order or with too many entries
 */
export async function draftStatement(
  db: Db,
  actor: Actor,
  { user_id, from, to }: Query<'GET /api/account/statement'>,
  now: Date,
): Promise<Statement> {
  const owner = await findOwner(db, actor, user_id);
  if (to < from) throw new AppError('invalidInput', { to: 'tooSmall' });
  const span = { start: new Date(from), end: endOfDay(to) };
  const { opening, entries } = await selectAccountStatement(db, owner, span);
  if (entries.length > LIMITS.statementEntries) throw new AppError('invalidInput', { to: 'tooLarge' });
  const account = await getAccount(db, owner);
  return { name: nameOf(account), email: account.email, from, to, opening, entries, now };
}
