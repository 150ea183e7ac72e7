import type { Reply } from '@metier/contract/operations';
import type { Db } from '../../../../platform/db/index.ts';
import { templateReply } from '../template-reply.ts';
import { selectTemplates } from '../templates.repository.ts';

/** A customer's templates, by name. */
export const listTemplates = async (
  db: Db,
  customerId: string,
): Promise<Reply<'GET /api/customer/templates'>> => ({
  templates: (await selectTemplates(db, customerId)).map(templateReply),
});
