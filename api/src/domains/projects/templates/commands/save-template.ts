import { only, Order, type Body, type Reply } from '@metier/contract/operations';
import type { Trx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import { selectProject } from '../../projects.repository.ts';
import { templateReply } from '../template-reply.ts';
import { insertTemplate, removeTemplate } from '../templates.repository.ts';

/**
 * Saves the order of one of the caller's projects as a template.
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
  const row = await insertTemplate(trx, { ...order, customer_id: customerId, title: name, created_at: now });
  if (!row) throw new AppError('stateChanged', { reason: 'too_many_templates' });
  return { template: templateReply(row) };
}

/**
 * Deletes one of the caller's templates.
 *
 * @throws AppError `notFound`
 */
export async function deleteTemplate(trx: Trx, customerId: string, id: string): Promise<void> {
  if (!(await removeTemplate(trx, customerId, id))) throw new AppError('notFound');
}
