import { DURATIONS, LIMITS, secondsAfter } from '@metier/contract';
import type { Trx } from '../../../platform/db/index.ts';
import type { KeyRing } from '../../../platform/keys/index.ts';
import { sendMail } from '../../../platform/mail/index.ts';
import type { Account } from '../../accounts/index.ts';
import { saveCode } from '../codes.repository.ts';
import { hashCode, newCode } from '../secrets.ts';

/** An address, and when its user first requested the confirmation. */
export interface EmailToConfirm {
  readonly email: string;
  readonly asked_at: Date;
}

/**
 * Sends a new code to an address that its user wants to confirm, and invalidates an earlier one. Source: product.md §7.
 */
export async function sendCode(
  trx: Trx,
  [key]: KeyRing,
  account: Account,
  { email, asked_at }: EmailToConfirm,
  now: Date,
): Promise<void> {
  const code = newCode();
  await saveCode(trx, {
    user_id: account.id,
    email,
    asked_at,
    code_hash: hashCode(key, account.id, code),
    expires_at: secondsAfter(now, DURATIONS.emailCode),
    tries_left: LIMITS.codeTries,
  });
  await sendMail(trx, {
    to: email,
    template: 'code',
    language: account.language,
    data: { code },
  });
}
