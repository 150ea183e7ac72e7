import { LIMITS, PATHS } from '@metier/contract';
import type { Body } from '@metier/contract/operations';
import type { Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { publish } from '../../events/index.ts';
import { notifyAccount } from '../../notifications/index.ts';
import { insertMessage, lockRequest, saveState, type LockedRequest } from '../support.repository.ts';

/**
 * Answers a request, and mails the answer to its author. Source: product.md §§6, 10.
 *
 * @throws AppError `notFound`; `stateChanged` when it is closed or full, when there are more messages than the caller
 *   has seen, and, from a caller who does not say, when it is already answered
 * @example await answerRequest(trx, manager.userId, { id, answer: 'On the page of the project.' }, now);
 */
export async function answerRequest(
  trx: Trx,
  managerId: string,
  { id, answer, seen }: Body<'POST /api/manager/support'>,
  now: Date,
): Promise<void> {
  const request = await lockRequest(trx, id);
  if (!request) throw new AppError('notFound');
  requireOpen(request, seen);
  await insertMessage(trx, { request_id: id, author_id: managerId, text: answer, created_at: now });
  await saveState(trx, id, { answered_at: now });
  const data = { theme: request.name, answer, path: PATHS.help };
  await publish(trx, [{ kind: 'request', userIds: [request.user_id], role: 'manager' }], now);
  await notifyAccount(trx, request.user_id, 'support-answer', data, now);
}

function requireOpen({ answered_at, closed_at, messages }: LockedRequest, seen: number | undefined): void {
  if (closed_at) throw new AppError('stateChanged', { support: 'closed' });
  if (seen === undefined && answered_at)
    throw new AppError('stateChanged', { answered_at: answered_at.toISOString() });
  if (seen !== undefined && seen !== messages) throw new AppError('stateChanged', { support: 'changed' });
  if (messages >= LIMITS.supportMessages) throw new AppError('stateChanged', { support: 'full' });
}

/**
 * Closes a request, or opens it again for an answer. The author is not notified: their page shows it.
 *
 * @throws AppError `notFound`
 */
export async function setRequestClosed(
  trx: Trx,
  { id, closed }: Body<'POST /api/manager/support/state'>,
  now: Date,
): Promise<void> {
  const request = await lockRequest(trx, id);
  if (!request) throw new AppError('notFound');
  if ((request.closed_at !== null) === (closed === 1)) return;
  const opened = { closed_at: null, answered_at: null, waiting_since: now };
  await saveState(trx, id, closed === 1 ? { closed_at: now } : opened);
  await publish(trx, [{ kind: 'request', userIds: [request.user_id], role: 'manager' }], now);
}
