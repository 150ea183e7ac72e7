import type { Reply } from '@metier/contract/operations';
import type { Db } from '../../../platform/db/index.ts';
import { selectOverview } from '../../../views/overview.ts';

/** The figures of the managers' overview. */
export async function readOverview(db: Db, now: Date): Promise<Reply<'GET /api/manager/overview'>> {
  const overview = await selectOverview(db, now);
  if (!overview) throw new Error('The statement of the overview has no row');
  return overview;
}
