import type { Reply } from '@metier/contract/operations';
import type { Db } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { selectMenuCounts } from '../../../views/menu-counts.ts';

/** The caller's photo, and the numbers of their pending items, by menu entry. Source: product.md §12. */
export async function readCounts(db: Db, actor: Actor, now: Date): Promise<Reply<'GET /api/counts'>> {
  const { photo = null, ...counts } = await selectMenuCounts(db, actor, now);
  return { counts, photo };
}
