import { PATHS } from '@metier/contract';
import type { Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { publish } from '../../events/index.ts';
import { deleteBlock, insertBlock } from '../account-blocks.repository.ts';
import { lockAccount } from '../accounts.repository.ts';
import { mailAccount } from './mail-account.ts';

/**
 * Locks the account of a customer or freelancer until the transaction ends.
 *
 * @throws AppError `notFound`; `notAllowed` for the account of a manager
 */
export async function lockManagedAccount(trx: Trx, userId: string): Promise<void> {
  const account = await lockAccount(trx, userId);
  if (!account) throw new AppError('notFound');
  if (account.type_client === 'manager') throw new AppError('notAllowed');
}

/**
 * Blocks an account and mails the reason to its owner. Blocking only prevents signing in: projects and money continue.
 *
 * @throws AppError `notFound`, `notAllowed`; `stateChanged` if it is already blocked
 */
export async function blockAccount(
  trx: Trx,
  managerId: string,
  userId: string,
  reason: string,
  now: Date,
): Promise<void> {
  await lockManagedAccount(trx, userId);
  const block = { user_id: userId, reason, blocked_by: managerId, blocked_at: now };
  if (!(await insertBlock(trx, block))) throw new AppError('stateChanged', { blocked: true });
  await mailAccount(trx, userId, 'account-blocked', { reason });
  await publish(trx, [{ kind: 'request', role: 'manager' }], now);
}

/**
 * Unblocks an account and notifies its owner by mail.
 *
 * @throws AppError `notFound`, `notAllowed`; `stateChanged` if it is not blocked
 */
export async function unblockAccount(trx: Trx, userId: string, now: Date): Promise<void> {
  await lockManagedAccount(trx, userId);
  if (!(await deleteBlock(trx, userId))) throw new AppError('stateChanged', { blocked: false });
  await mailAccount(trx, userId, 'account-unblocked', { path: PATHS.login });
  await publish(trx, [{ kind: 'request', role: 'manager' }], now);
}
