import { LIMITS } from '@metier/contract';
import type { Body } from '@metier/contract/operations';
import type { Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { publish } from '../../events/index.ts';
import { isOwnProject, projectOfRemovedReview } from '../queries/is-own-project.ts';
import { insertMessage, insertRequest, lockRequest, saveState } from '../support.repository.ts';

/** A question to the support. */
interface SupportQuestion {
  /** The theme. */
  readonly name: string;
  readonly description: string;
  /** Contact details; their e-mail by default. */
  readonly contacts?: string;
  /** One of the asker's projects. */
  readonly project_id?: string;
  /** One of the asker's removed reviews: the only objection to its removal. The request gets its project. */
  readonly review_id?: string;
}

/**
 * Sends a question to the support. Source: product.md §6.
 *
 * @throws AppError `notFound` for a project of others, or a review that is not theirs or not removed; `stateChanged`
 * for a second objection
 * @example await askSupport(trx, actor.userId, { name: 'Complaint', description: text, contacts }, now);
 */
export async function askSupport(
  trx: Trx,
  userId: string,
  { contacts, project_id, review_id, ...question }: SupportQuestion,
  now: Date,
): Promise<void> {
  if (project_id !== undefined && !(await isOwnProject(trx, userId, project_id)))
    throw new AppError('notFound');
  const reviewed = review_id === undefined ? undefined : await projectOfRemovedReview(trx, userId, review_id);
  if (review_id !== undefined && reviewed === undefined) throw new AppError('notFound');
  const isNew = await insertRequest(trx, {
    user_id: userId,
    contacts: contacts ?? null,
    project_id: reviewed ?? project_id ?? null,
    review_id: review_id ?? null,
    ...question,
    created_at: now,
    waiting_since: now,
  });
  if (!isNew) throw new AppError('stateChanged', { support: 'objected' });
  await publish(trx, [{ kind: 'request', userIds: [userId], role: 'manager' }], now);
}

/**
 * The author of a request writes again, which opens it. Managers see it by the count of their menu.
 *
 * @throws AppError `notFound` for a request of others; `stateChanged` when it is full
 */
export async function replyToSupport(
  trx: Trx,
  userId: string,
  { id, text }: Body<'POST /api/support/reply'>,
  now: Date,
): Promise<void> {
  const request = await lockRequest(trx, id);
  if (request?.user_id !== userId) throw new AppError('notFound');
  if (request.messages >= LIMITS.supportMessages) throw new AppError('stateChanged', { support: 'full' });
  const isOpen = request.answered_at === null && request.closed_at === null;
  await insertMessage(trx, { request_id: id, author_id: userId, text, created_at: now });
  if (!isOpen) await saveState(trx, id, { answered_at: null, closed_at: null, waiting_since: now });
  await publish(trx, [{ kind: 'request', userIds: [userId], role: 'manager' }], now);
}
