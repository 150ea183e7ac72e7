import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { getAccount } from '../../accounts/index.ts';
import { canSeeFiguresOf } from '../money.policy.ts';

/**
 * The owner of the requested figures: the caller, or the freelancer that a manager names. Source: product.md §5.
 *
 * @throws AppError `notFound` for users without figures, and for viewers who may not see them
 */
export async function findOwner(db: Db, actor: Actor, userId = actor.userId): Promise<string> {
  if (!canSeeFiguresOf(actor, userId)) throw new AppError('notFound');
  if (userId === actor.userId) return userId;
  const { type_client } = await getAccount(db, userId);
  if (type_client !== 'freelancer') throw new AppError('notFound');
  return userId;
}
