import type { Body } from '@metier/contract/operations';
import type { Trx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import {
  insertView,
  isFull,
  isNameTaken,
  lockViews,
  removeView,
  renameViewRow,
  type SavedView,
} from '../saved-views.repository.ts';

/**
 * Saves a manager's filter of all projects under a name.
 *
 * @throws AppError `stateChanged` at the maximum number of views, `invalidInput` for a name that the manager has used
 */
export async function saveView(
  trx: Trx,
  managerId: string,
  { name, query }: Body<'POST /api/manager/views'>,
  now: Date,
): Promise<SavedView> {
  await lockViews(trx, managerId);
  if (await isFull(trx, managerId)) throw new AppError('stateChanged', { reason: 'too_many_views' });
  await requireFreeName(trx, managerId, name);
  return insertView(trx, { manager_id: managerId, name, query, created_at: now });
}

/**
 * Renames one of a manager's views.
 *
 * @throws AppError `notFound`, `invalidInput` for the name of another view
 */
export async function renameView(
  trx: Trx,
  managerId: string,
  { view_id, name }: Body<'PUT /api/manager/views'>,
): Promise<void> {
  await lockViews(trx, managerId);
  await requireFreeName(trx, managerId, name, view_id);
  if (!(await renameViewRow(trx, managerId, view_id, name))) throw new AppError('notFound');
}

/**
 * Deletes one of a manager's views.
 *
 * @throws AppError `notFound`
 */
export async function deleteView(trx: Trx, managerId: string, id: string): Promise<void> {
  if (!(await removeView(trx, managerId, id))) throw new AppError('notFound');
}

async function requireFreeName(trx: Trx, managerId: string, name: string, except?: string): Promise<void> {
  if (await isNameTaken(trx, managerId, name, except)) throw new AppError('invalidInput', { name: 'taken' });
}
