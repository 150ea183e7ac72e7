import type { Reply } from '@metier/contract/operations';
import type { Db } from '../../../platform/db/index.ts';
import { selectEarnings } from '../earnings.repository.ts';

/** A freelancer's earnings per month, in cents: accepted work minus refunds, cleared or not. */
export async function readEarnings(
  db: Db,
  userId: string,
  now: Date,
): Promise<Reply<'GET /api/account/earnings'>> {
  return { months: await selectEarnings(db, userId, now) };
}
