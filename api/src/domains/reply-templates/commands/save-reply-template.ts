import type { Body, Reply } from '@metier/contract/operations';
import type { Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { publish } from '../../events/index.ts';
import {
  findReplyTemplate,
  insertReplyTemplate,
  removeReplyTemplate,
  updateReplyTemplate,
} from '../reply-templates.repository.ts';

/**
 * Creates a template for all managers.
 *
 * @throws AppError `stateChanged` at the maximum of its kind
 */
export async function createReplyTemplate(
  trx: Trx,
  texts: Body<'POST /api/manager/reply_templates'>,
  now: Date,
): Promise<Reply<'POST /api/manager/reply_templates'>> {
  const template = await insertReplyTemplate(trx, { ...texts, created_at: now });
  if (!template) throw new AppError('stateChanged', { reason: 'too_many_templates' });
  await publishTemplates(trx, now);
  return { template };
}

/**
 * Changes the name and text of a template.
 *
 * @throws AppError `notFound`; `stateChanged` with the template if it is no longer of the shown version
 */
export async function changeReplyTemplate(
  trx: Trx,
  { template_id, version, ...texts }: Body<'PUT /api/manager/reply_templates'>,
  now: Date,
): Promise<Reply<'PUT /api/manager/reply_templates'>> {
  const template = await updateReplyTemplate(trx, template_id, texts, version);
  if (!template) {
    const current = await findReplyTemplate(trx, template_id);
    throw current ? new AppError('stateChanged', { template: current }) : new AppError('notFound');
  }
  await publishTemplates(trx, now);
  return { template };
}

/**
 * Deletes a template.
 *
 * @throws AppError `notFound`
 */
export async function deleteReplyTemplate(trx: Trx, id: string, now: Date): Promise<void> {
  if (!(await removeReplyTemplate(trx, id))) throw new AppError('notFound');
  await publishTemplates(trx, now);
}

const publishTemplates = (trx: Trx, now: Date): Promise<void> =>
  publish(trx, [{ kind: 'request', role: 'manager' }], now);
