import { ACCOUNT_PATH, undoEmailPath } from '@metier/contract';
import type { Trx } from '../../../platform/db/index.ts';
import { sendMail } from '../../../platform/mail/index.ts';
import { changeEmail, mailAccount, type Account } from '../../accounts/index.ts';
import { deleteResetKey } from '../reset-keys.repository.ts';
import { hashKey, newKey } from '../secrets.ts';

/**
 * Changes an account's e-mail and notifies both addresses. The previous one gets a link that undoes the change within
 * [72 h]; pending recovery links become invalid.
 *
 * @throws AppError `emailExists`
 */
export async function moveToEmail(trx: Trx, account: Account, email: string, now: Date): Promise<void> {
  const key = newKey();
  await changeEmail(trx, account, email, hashKey(key), now);
  await deleteResetKey(trx, account.id);
  const { language, first_name: name } = account;
  const data = { name, email, path: undoEmailPath(key) };
  await sendMail(trx, { to: account.email, template: 'email-changed', language, data });
  await mailAccount(trx, account.id, 'email-changed-here', { path: ACCOUNT_PATH });
}
