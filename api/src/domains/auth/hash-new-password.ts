import type { PasswordOwner } from '@metier/contract';
import { AppError } from '../../platform/errors/index.ts';
import type { AuthServices } from './auth-services.ts';
import { newPasswordFault } from './new-password.ts';

/**
 * Validates and hashes a chosen password.
 *
 * @throws AppError `invalidInput` with the field for a common password or the owner's name or e-mail;
 * `tooManyRequests`
 */
export async function hashNewPassword<Field extends string>(
  { passwords }: Pick<AuthServices, 'passwords'>,
  chosen: Readonly<Record<Field, string>>,
  field: Field,
  owner: PasswordOwner,
): Promise<string> {
  const fault = newPasswordFault(chosen[field], owner);
  if (fault) throw new AppError('invalidInput', { [field]: fault });
  return passwords.hash(chosen[field]);
}
