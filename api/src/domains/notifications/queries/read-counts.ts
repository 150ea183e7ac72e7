import type { Reply } from '@metier/contract/operations';
import type { Db } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { selectMenuCounts } from '../../../views/menu-counts.ts';

/** How much waits for the caller, by entry of the menu. Source: product.md §12. */
export const readCounts = (db: Db, actor: Actor, now: Date): Promise<Reply<'GET /api/counts'>['counts']> =>
  selectMenuCounts(db, actor, now);
