import { isDeepStrictEqual } from 'node:util';
import { LIMITS } from '@metier/contract';
import { only, Order, type Body, type Reply } from '@metier/contract/operations';
import type { Trx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import { selectProject } from '../../projects.repository.ts';
import type { TemplateRecord } from '../../projects.table.ts';
import { templateReply } from '../template-reply.ts';
import { insertTemplate, lockTemplates, removeTemplate } from '../templates.repository.ts';

/** What a template is saved with: two that agree in it are one. */
const contentOf = ({ title, price, deadline_days, ...row }: Omit<TemplateRecord, 'id'>) => ({
  ...only(Order, row),
  title,
  price,
  deadline_days,
});

/**
 * Saves the order of one of the caller's projects as a template. The same order under the same name is saved once.
 *
 * @throws AppError `notFound` for the project of another; `stateChanged` at the maximum number of templates
 */
export async function saveTemplate(
  trx: Trx,
  customerId: string,
  { project_id, name }: Body<'POST /api/customer/templates'>,
  now: Date,
): Promise<Reply<'POST /api/customer/templates'>> {
  const project = await selectProject(trx, project_id);
  if (project?.customer_id !== customerId) throw new AppError('notFound');
  const { deadline_days, price } = project;
  const order = { ...only(Order, project), deadline_days, price };
  const template = { ...order, customer_id: customerId, title: name, created_at: now };
  const kept = await lockTemplates(trx, customerId);
  const same = kept.find((each) => isDeepStrictEqual(contentOf(each), contentOf(template)));
  if (same) return { template: templateReply(same), is_new: false };
  if (kept.length >= LIMITS.templates) throw new AppError('stateChanged', { reason: 'too_many_templates' });
  return { template: templateReply(await insertTemplate(trx, template)), is_new: true };
}

/**
 * Deletes one of the caller's templates.
 *
 * @throws AppError `notFound`
 */
export async function deleteTemplate(trx: Trx, customerId: string, id: string): Promise<void> {
  if (!(await removeTemplate(trx, customerId, id))) throw new AppError('notFound');
}
