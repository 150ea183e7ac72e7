import { PATHS } from '@metier/contract';
import type { Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { publish } from '../../events/index.ts';
import { notifyAccount } from '../../notifications/index.ts';
import { lockRequest, saveAnswer } from '../support.repository.ts';

/**
 * Answers a question, once, and mails the answer to its author. Source: product.md §§6, 10.
 *
 * @throws AppError `notFound`, `stateChanged` when it is already answered
 * @example await answerRequest(trx, manager.userId, { id, answer: 'On the page of the project.' }, now);
 */
export async function answerRequest(
  trx: Trx,
  managerId: string,
  { id, answer }: { readonly id: string; readonly answer: string },
  now: Date,
): Promise<void> {
  const request = await lockRequest(trx, id);
  if (!request) throw new AppError('notFound');
  if (request.answered_at)
    throw new AppError('stateChanged', { answered_at: request.answered_at.toISOString() });
  await saveAnswer(trx, id, { answer, answered_by: managerId, answered_at: now });
  const data = { theme: request.name, answer, path: PATHS.help };
  await publish(trx, [{ kind: 'request', people: [request.user_id], role: 'manager' }], now);
  await notifyAccount(trx, request.user_id, 'support-answer', data, now);
}
