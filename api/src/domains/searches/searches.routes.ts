import { command, route, type Route } from '../../platform/http/index.ts';
import { changeSearch, deleteSearch, saveSearch } from './commands/save-search.ts';
import { listSearches } from './queries/list-searches.ts';

/** Calls of saved searches. */
export const searchesRoutes: readonly Route[] = [
  route('GET /api/freelancer/saved_searches', ({ db, actor }) => listSearches(db, actor.userId)),
  command('POST /api/freelancer/saved_searches', ({ trx, actor, body, now }) =>
    saveSearch(trx, actor.userId, body, now),
  ),
  command('PUT /api/freelancer/saved_searches', ({ trx, actor, body }) =>
    changeSearch(trx, actor.userId, body),
  ),
  command('DELETE /api/freelancer/saved_searches', async ({ trx, actor, query }) => {
    await deleteSearch(trx, actor.userId, query);
    return {};
  }),
];
