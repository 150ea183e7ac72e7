import type { Language } from '@metier/contract';
import type { Body } from '@metier/contract/operations';
import { transaction, type Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { isEmailTaken, openAccount } from '../../accounts/index.ts';
import { signUpToken } from '../access-token.ts';
import type { AuthServices } from '../auth-services.ts';
import { savePassword } from '../credentials.repository.ts';
import { hashNewPassword } from '../hash-new-password.ts';
import { sendCode } from './send-code.ts';

/**
 * Opens an account and sends the code that confirms its e-mail.
 *
 * @returns a token valid only for codes
 * @throws AppError `emailExists`, `invalidInput` for an easily guessed password, `tooManyRequests`
 */
export async function signUp(
  { tokens, codeKeys, passwords }: Pick<AuthServices, 'codeKeys' | 'passwords' | 'tokens'>,
  db: Db,
  { password, ...person }: Body<'POST /api/auth/signup'>,
  language: Language,
  now: Date,
): Promise<string> {
  // Checked before hashing, so that a refusal does not cost a hash, and again when the account is opened.
  if (await isEmailTaken(db, person.email, now)) throw new AppError('emailExists');
  const passwordHash = await hashNewPassword({ passwords }, { password }, 'password', person);
  const account = await transaction(db, async (trx) => {
    const opened = await openAccount(trx, { ...person, language }, now);
    await savePassword(trx, opened.id, passwordHash);
    await sendCode(trx, codeKeys, opened, { email: opened.email, asked_at: now }, now);
    return opened;
  });
  return signUpToken(tokens, account, now);
}
