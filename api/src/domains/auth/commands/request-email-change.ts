import type { Body } from '@metier/contract/operations';
import { transaction, type Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { getAccount, isEmailTaken, mailAccount } from '../../accounts/index.ts';
import { RATE_LIMITS, type AuthServices } from '../auth-services.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { sendCode } from './send-code.ts';

/**
 * Requests a change of the e-mail: sends a code to the new address and a notice to the old one. The change takes effect
 * once the code is confirmed. Source: product.md §7.
 *
 * @throws AppError `emailExists`, `tooManyRequests`, and what `confirmIdentity` throws
 */
export async function requestEmailChange(
  services: AuthServices,
  db: Db,
  actor: Actor,
  { email, password }: Body<'POST /api/auth/change_email'>,
  now: Date,
): Promise<void> {
  await confirmIdentity(services, db, actor, password, now);
  await services.limit(RATE_LIMITS.codes, actor.userId, now);
  await services.limit(RATE_LIMITS.codesOfEmail, email.toLowerCase(), now);
  await transaction(db, async (trx) => {
    if (await isEmailTaken(trx, email, now, actor.userId)) throw new AppError('emailExists');
    const account = await getAccount(trx, actor.userId);
    await sendCode(trx, services.codeKeys, account, { email, asked_at: now }, now);
    await mailAccount(trx, actor.userId, 'old-address-notice', { email });
  });
}
