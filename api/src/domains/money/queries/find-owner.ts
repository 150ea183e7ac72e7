import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { getAccount } from '../../accounts/index.ts';
import { canSeeFiguresOf } from '../money.policy.ts';

/**
 * Whose figures somebody asks for: their own, or for a manager those of the named freelancer. Source: product.md §5.
 *
 * @throws AppError `notFound` for figures that are nobody's, or not for this viewer
 */
export async function findOwner(db: Db, actor: Actor, userId = actor.userId): Promise<string> {
  if (!canSeeFiguresOf(actor, userId)) throw new AppError('notFound');
  if (userId === actor.userId) return userId;
  const { type_client } = await getAccount(db, userId);
  if (type_client !== 'freelancer') throw new AppError('notFound');
  return userId;
}
