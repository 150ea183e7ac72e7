import { DURATIONS, recoveryLinkPath, secondsAfter } from '@metier/contract';
import { transaction, type Db, type Trx } from '../../../platform/db/index.ts';
import { addJob, type TaskHandlers } from '../../../platform/jobs/index.ts';
import { findAccountByEmail, mailAccount } from '../../accounts/index.ts';
import { RATE_LIMITS, type AuthServices } from '../auth-services.ts';
import { saveResetKey } from '../reset-keys.repository.ts';
import { hashKey, newKey } from '../secrets.ts';

declare module '../../../platform/registry.ts' {
  interface Jobs {
    'recover-password': { readonly email: string };
  }
}

/**
 * Sends a recovery link to the owner of an address. A job looks up the account, so neither the response nor its timing
 * reveals whether it exists. Source: product.md §7.
 *
 * @throws AppError `tooManyRequests`
 */
export async function recoverPassword(
  { limit }: AuthServices,
  db: Db,
  email: string,
  now: Date,
): Promise<void> {
  await limit(RATE_LIMITS.recovery, email.toLowerCase(), now);
  await transaction(db, (trx) => addJob(trx, 'recover-password', { email }));
}

/** Creates a key, valid for [1 h], to set a new password. */
export async function makeResetKey(trx: Trx, userId: string, now: Date): Promise<string> {
  const key = newKey();
  const expiresAt = secondsAfter(now, DURATIONS.resetKey);
  await saveResetKey(trx, { user_id: userId, key_hash: hashKey(key), expires_at: expiresAt });
  return key;
}

/** The job: creates a key, valid for [1 h], for the account of the address, if any, and mails the link. */
export const recoveryTasks: TaskHandlers = {
  'recover-password': async ({ email }, { db, now }) => {
    await transaction(db, async (trx) => {
      const account = await findAccountByEmail(trx, email);
      // Unconfirmed accounts have no recovery: their owners sign up again.
      if (!account?.email_confirmed_at) return;
      const key = await makeResetKey(trx, account.id, now);
      await mailAccount(trx, account.id, 'reset', { path: recoveryLinkPath(key, account.email) });
    });
  },
};
