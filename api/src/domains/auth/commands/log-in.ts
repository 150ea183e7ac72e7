import { ACCOUNT_PATH, type Language } from '@metier/contract';
import type { Body } from '@metier/contract/operations';
import { transaction, type Db, type Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { type Account, findAccountByEmail, mailAccount, setMailLanguage } from '../../accounts/index.ts';
import { signUpToken } from '../access-token.ts';
import { RATE_LIMITS, type AuthServices } from '../auth-services.ts';
import { lockPasswordHash } from '../credentials.repository.ts';
import type { KnownDevice } from '../device-tokens.ts';
import { countersOfSignIn } from '../login-counters.ts';
import { isNewDevice } from '../rules/new-device.ts';
import type { Client } from '../sessions.repository.ts';
import { verifyPassword } from './check-password.ts';
import { openSession, type OpenedSession } from './open-session.ts';

/** Device name in mails for an unrecognized browser. */
const UNNAMED = '–';

/** Where a login comes from. */
export interface Visitor {
  /** The client, as rate limits count it. */
  readonly address: string;
  readonly place: Client;
  /** The device, if its cookie is valid. */
  readonly known: KnownDevice | undefined;
  /** The language of their browser or choice, if the request names one. */
  readonly language: Language | undefined;
}

/**
 * Signs a user in; ignores case and surrounding space of the e-mail. Mails a notification if the device is unknown.
 * From then on mails are in the visitor's language.
 *
 * @throws AppError `wrongCredentials`, the same for unknown addresses; `accountLocked`; `tooManyRequests`;
 * `accountBlocked`; `emailNotConfirmed` with the user and a token valid for codes only
 */
export async function logIn(
  services: AuthServices,
  db: Db,
  { email: typedEmail, password }: Body<'POST /api/auth/login'>,
  { address, place, known: shown, language }: Visitor,
  now: Date,
): Promise<OpenedSession> {
  const email = typedEmail.trim().toLowerCase();
  const account = await findAccountByEmail(db, email);
  const known = account && shown?.users.includes(account.id) ? shown : undefined;
  const limit = (who: string) => services.limit(RATE_LIMITS.login, who, now);
  // A known device has its own limit, so other callers cannot exhaust it.
  await limit(known ? `device:${known.id}` : address);
  const counters = countersOfSignIn(email, { address, known });
  // Only attempts that no counter throttles count for the account, so one address alone cannot exhaust its limit.
  const ofAccount = known ? {} : { limit: () => limit(`email:${email}`) };
  const judged = { userId: account?.id, counters, ...ofAccount };
  const hash = await verifyPassword(services, db, judged, password, now);
  if (!account) throw new AppError('wrongCredentials');
  if (account.email_confirmed_at === null) throw await confirmFirst(services, account, now);
  const isNew = isNewDevice(known !== undefined, account.email_confirmed_at, now);
  return transaction(db, async (trx) => {
    const opened = await openSession(trx, services, account, place, now);
    // Re-checks the hash under a lock: a concurrent password change fails this login, or waits and ends the new session.
    if ((await lockPasswordHash(trx, account.id)) !== hash) throw new AppError('wrongCredentials');
    await setMailLanguage(trx, account, language);
    if (isNew) await mailNewDevice(trx, account.id, place, now);
    return opened;
  });
}

const mailNewDevice = (trx: Trx, userId: string, { device, address }: Client, now: Date): Promise<void> =>
  mailAccount(trx, userId, 'new-device', {
    device: device || UNNAMED,
    address,
    at: { moment: now.toISOString() },
    path: ACCOUNT_PATH,
  });

async function confirmFirst({ tokens }: AuthServices, account: Account, now: Date): Promise<AppError> {
  return new AppError('emailNotConfirmed', {
    user_id: account.id,
    token: await signUpToken(tokens, account, now),
  });
}
