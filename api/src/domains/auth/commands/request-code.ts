import { transaction, type Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { getAccount, type Account } from '../../accounts/index.ts';
import { RATE_LIMITS, type AuthServices } from '../auth-services.ts';
import { lockCode, selectCode } from '../codes.repository.ts';
import { isRecentSignIn } from '../rules/recent-sign-in.ts';
import { sendCode, type EmailToConfirm } from './send-code.ts';

/**
 * Sends another code to the address that is pending confirmation: a new account's own, or the one its owner changes to.
 * Does nothing if there is none.
 *
 * @throws AppError `passwordNeeded` if the change was requested too long ago: it has to be requested again;
 *   `tooManyRequests`
 */
export async function requestCode(
  { limit, codeKeys }: AuthServices,
  db: Db,
  userId: string,
  now: Date,
): Promise<void> {
  await limit(RATE_LIMITS.codes, userId, now);
  const waiting = emailToConfirm(await getAccount(db, userId), await selectCode(db, userId), now);
  if (waiting === undefined) return;
  await limit(RATE_LIMITS.codesOfEmail, waiting.email.toLowerCase(), now);
  await transaction(db, async (trx) => {
    // A concurrent request may have confirmed or dropped it.
    const sent = await lockCode(trx, userId);
    const account = await getAccount(trx, userId);
    const current = emailToConfirm(account, sent, now);
    if (current?.email === waiting.email) await sendCode(trx, codeKeys, account, current, now);
  });
}

/**
 * The address pending confirmation, if any. A code would otherwise keep the identity check of a change valid for ever.
 */
function emailToConfirm(
  { email, email_confirmed_at }: Account,
  sent: EmailToConfirm | undefined,
  now: Date,
): EmailToConfirm | undefined {
  if (!email_confirmed_at) return sent ?? { email, asked_at: now };
  if (sent && !isRecentSignIn(sent.asked_at, now)) throw new AppError('passwordNeeded');
  return sent;
}
