import { PATHS } from '@metier/contract';
import type { Trx } from '../../../platform/db/index.ts';
import { mailAccount } from '../../accounts/index.ts';

/** Notifies the owner of a changed password, with a way to recover the account. */
export const mailPasswordChange = (trx: Trx, userId: string, now: Date): Promise<void> =>
  mailAccount(trx, userId, 'password-changed', {
    at: { moment: now.toISOString() },
    path: PATHS.recoveryPassword,
  });
