import type { Domain } from '../../platform/domain.ts';
import { replyTemplateRoutes } from './reply-templates.routes.ts';

export { replyTemplateMigrations } from './reply-templates.migrations.ts';

/** Named texts that managers insert into reasons and answers. */
export const replyTemplatesDomain: Domain = { name: 'reply-templates', routes: replyTemplateRoutes };
