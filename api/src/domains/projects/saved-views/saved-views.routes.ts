import { command, route, type Route } from '../../../platform/http/index.ts';
import { deleteView, renameView, saveView } from './commands/save-view.ts';
import { selectViews } from './saved-views.repository.ts';

/** Calls of a manager's saved views of all projects. */
export const savedViewRoutes: readonly Route[] = [
  route('GET /api/manager/views', async ({ db, actor }) => ({ views: await selectViews(db, actor.userId) })),
  command('POST /api/manager/views', async ({ trx, actor, body, now }) => ({
    view: await saveView(trx, actor.userId, body, now),
  })),
  command('PUT /api/manager/views', async ({ trx, actor, body }) => {
    await renameView(trx, actor.userId, body);
    return {};
  }),
  command('DELETE /api/manager/views', async ({ trx, actor, query }) => {
    await deleteView(trx, actor.userId, query.view_id);
    return {};
  }),
];
