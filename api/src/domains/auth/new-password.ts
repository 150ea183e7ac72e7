import { isOwnPassword, type PasswordOwner } from '@metier/contract';
import { isCommonPassword } from './common-passwords.ts';

/** Why a well-formed chosen password is rejected; undefined if it is accepted. */
export function newPasswordFault(password: string, owner: PasswordOwner): 'common' | 'ownName' | undefined {
  if (isCommonPassword(password)) return 'common';
  return isOwnPassword(password, owner) ? 'ownName' : undefined;
}
