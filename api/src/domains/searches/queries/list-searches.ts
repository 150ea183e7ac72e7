import type { Reply } from '@metier/contract/operations';
import type { Db } from '../../../platform/db/index.ts';
import { searchReply } from '../search-reply.ts';
import { selectSearches } from '../searches.repository.ts';

/** A freelancer's saved searches, by name. */
export const listSearches = async (
  db: Db,
  userId: string,
): Promise<Reply<'GET /api/freelancer/saved_searches'>> => ({
  searches: (await selectSearches(db, userId)).map(searchReply),
});
