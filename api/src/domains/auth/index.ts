import type { Domain } from '../../platform/domain.ts';
import { sweepFormerEmails, sweepUnconfirmed } from '../accounts/index.ts';
import type { AuthServices } from './auth-services.ts';
import { authRoutes } from './auth.routes.ts';
import { recoveryTasks } from './commands/recover-password.ts';
import { managedAccountsRoutes } from './managed-accounts.routes.ts';
import { passwords } from './password-hasher.ts';
import { sweepTries } from './login-tries.repository.ts';
import { sweepSessions } from './sessions.repository.ts';
import { keyedMutex } from './keyed-mutex.ts';

export { authMigrations } from './auth.migrations.ts';
export { registerAccount } from './commands/register-account.ts';
export { deviceTokens } from './device-tokens.ts';
export { newPasswordFault } from './new-password.ts';
export { newPassword } from './secrets.ts';

/** Signing up, in and out, codes and passwords. Source: product.md §7. */
export const authDomain = (services: Omit<AuthServices, 'passwords' | 'mutex'>): Domain => ({
  name: 'auth',
  routes: [...authRoutes({ ...services, passwords, mutex: keyedMutex() }), ...managedAccountsRoutes],
  tasks: recoveryTasks,
  sweep: async (db, now) => {
    await sweepSessions(db, now);
    await sweepFormerEmails(db, now);
    await sweepUnconfirmed(db, now);
    await sweepTries(db, now);
  },
});
