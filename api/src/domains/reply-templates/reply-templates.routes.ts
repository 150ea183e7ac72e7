import { command, route, type Route } from '../../platform/http/index.ts';
import {
  changeReplyTemplate,
  createReplyTemplate,
  deleteReplyTemplate,
} from './commands/save-reply-template.ts';
import { selectReplyTemplates } from './reply-templates.repository.ts';

/** Calls of the managers' reply templates. */
export const replyTemplateRoutes: readonly Route[] = [
  route('GET /api/manager/reply_templates', async ({ db, query }) => ({
    templates: await selectReplyTemplates(db, query.kind),
  })),
  command('POST /api/manager/reply_templates', ({ trx, body, now }) => createReplyTemplate(trx, body, now)),
  command('PUT /api/manager/reply_templates', ({ trx, body, now }) => changeReplyTemplate(trx, body, now)),
  command('DELETE /api/manager/reply_templates', async ({ trx, query, now }) => {
    await deleteReplyTemplate(trx, query.template_id, now);
    return {};
  }),
];
