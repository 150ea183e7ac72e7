import type { Reply } from '@metier/contract/operations';
import type { Db } from '../../../platform/db/index.ts';
import { getAccount, personOf, findBlock } from '../../accounts/index.ts';
import { countLiveSessions } from '../sessions.repository.ts';

/**
 * An account as managers see it.
 *
 * @throws AppError `notFound`
 */
export async function showAccount(
  db: Db,
  userId: string,
  now: Date,
): Promise<Reply<'GET /api/manager/accounts'>> {
  const { id, first_name, last_name, email, type_client, created_at } = await getAccount(db, userId);
  const block = await findBlock(db, userId);
  return {
    account: {
      user: { id, first_name, last_name },
      email,
      type_client,
      created_at: created_at.toISOString(),
      sessions: await countLiveSessions(db, userId, now),
      block: block
        ? {
            reason: block.reason,
            blocked_at: block.blocked_at.toISOString(),
            manager: await personOf(db, block.blocked_by),
          }
        : null,
    },
  };
}
