import type { Reply } from '@metier/contract/operations';
import type { Db } from '../../../platform/db/index.ts';
import { selectEarnings } from '../earnings.repository.ts';

/** What a freelancer earned each month, in cents: accepted work less what went back to customers, cleared or not. */
export async function readEarnings(
  db: Db,
  userId: string,
  now: Date,
): Promise<Reply<'GET /api/account/earnings'>> {
  return { months: await selectEarnings(db, userId, now) };
}
