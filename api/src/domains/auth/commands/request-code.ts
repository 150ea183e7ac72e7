import { transaction, type Db } from '../../../platform/db/index.ts';
import { getAccount, type Account } from '../../accounts/index.ts';
import { RATE_LIMITS, type AuthServices } from '../auth-services.ts';
import { selectCode } from '../codes.repository.ts';
import { sendCode } from './send-code.ts';

/**
 * Sends another code to the address that is pending confirmation: a new account's own, or the one its owner changes to.
 * Does nothing if there is none.
 *
 * @throws AppError `tooManyRequests`
 */
export async function requestCode(
  { limit, codeKeys }: AuthServices,
  db: Db,
  userId: string,
  now: Date,
): Promise<void> {
  await limit(RATE_LIMITS.codes, userId, now);
  const waiting = await waitingEmail(db, await getAccount(db, userId));
  if (waiting === undefined) return;
  await limit(RATE_LIMITS.codesOfEmail, waiting.toLowerCase(), now);
  await transaction(db, async (trx) => {
    const account = await getAccount(trx, userId);
    // A concurrent request may have confirmed it.
    if ((await waitingEmail(trx, account)) === waiting) await sendCode(trx, codeKeys, account, waiting, now);
  });
}

/** The address pending confirmation, if any. */
async function waitingEmail(db: Db, account: Account): Promise<string | undefined> {
  const sent = await selectCode(db, account.id);
  return sent?.email ?? (account.email_confirmed_at ? undefined : account.email);
}
