import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { AuthServices } from '../auth-services.ts';
import { selectPasswordHash } from '../credentials.repository.ts';
import { countersOfUser, type TryCounters } from '../login-counters.ts';
import { deleteTries } from '../login-tries.repository.ts';
import { countTry, uncountTry } from './count-try.ts';

/**
 * Verifies the password of a signed-in user.
 *
 * @returns the hash that the password fits
 * @throws AppError `wrongCredentials`, `accountLocked`, `tooManyRequests`
 */
export async function checkPassword(
  services: Pick<AuthServices, 'passwords' | 'mutex'>,
  db: Db,
  userId: string,
  password: string,
  now: Date,
): Promise<string> {
  return verifyPassword(services, db, { userId, counters: countersOfUser(userId) }, password, now);
}

/** The user (undefined for an unknown e-mail) and the counters of a wrong password. */
interface JudgedUser {
  readonly userId: string | undefined;
  readonly counters: TryCounters;
  /** A further limit, asked only if no counter throttles; an attempt that it rejects is not counted. */
  readonly limit?: () => Promise<void>;
}

/**
 * Verifies a password. The attempt is counted before the check, so that concurrent attempts cannot exceed the limit.
 * Without a user it takes as long as a wrong password. Attempts from one source run one after another, so that pending
 * attempts do not throttle a correct one; the key of the first counter is the source.
 *
 * @returns the hash that the password fits
 * @throws AppError `wrongCredentials`, `accountLocked`, `tooManyRequests`
 */
export const verifyPassword = (
  services: Pick<AuthServices, 'passwords' | 'mutex'>,
  db: Db,
  judged: JudgedUser,
  password: string,
  now: Date,
): Promise<string> =>
  services.mutex.run(judged.counters[0].key, () => verifyUnderMutex(services, db, judged, password, now));

async function verifyUnderMutex(
  { passwords }: Pick<AuthServices, 'passwords'>,
  db: Db,
  { userId, counters, limit }: JudgedUser,
  password: string,
  now: Date,
): Promise<string> {
  const until = await countTry(db, counters, now);
  if (until) throw new AppError('accountLocked', { until: until.toISOString() });
  let hash: string | undefined;
  let isRight: boolean;
  try {
    await limit?.();
    hash = userId === undefined ? undefined : await selectPasswordHash(db, userId);
    isRight = await passwords.fits(hash, password);
  } catch (error) {
    await uncountTry(db, counters, now);
    throw error;
  }
  if (!isRight || hash === undefined) throw new AppError('wrongCredentials');
  const [own, shared] = [counters.filter(({ isOwn }) => isOwn), counters.filter(({ isOwn }) => !isOwn)];
  if (shared.length > 0) await uncountTry(db, shared, now);
  await deleteTries(db, own);
  return hash;
}
