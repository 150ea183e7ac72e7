import { command, route, type Route } from '../../../platform/http/index.ts';
import { deleteTemplate, saveTemplate } from './commands/save-template.ts';
import { listTemplates } from './queries/list-templates.ts';

/** Calls of templates. Source: product.md §12. */
export const templateRoutes: readonly Route[] = [
  route('GET /api/customer/templates', ({ db, actor }) => listTemplates(db, actor.userId)),
  command('POST /api/customer/templates', ({ trx, actor, body, now }) =>
    saveTemplate(trx, actor.userId, body, now),
  ),
  command('DELETE /api/customer/templates', async ({ trx, actor, query }) => {
    await deleteTemplate(trx, actor.userId, query.template_id);
    return {};
  }),
];
