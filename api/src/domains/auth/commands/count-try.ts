import { transaction, type Db } from '../../../platform/db/index.ts';
import type { TryCounter } from '../login-counters.ts';
import { lockTries, saveTries } from '../login-tries.repository.ts';
import { blockedUntil, uncountAttempt, countAttempt } from '../rules/login-throttle.ts';

/** Counts an attempt in all counters, or in none if one is locked; returns the end of that lock. */
export const countTry = (db: Db, counters: readonly TryCounter[], now: Date): Promise<Date | undefined> =>
  transaction(db, async (trx) => {
    const kept = await lockTries(trx, counters, now);
    const ends = kept.map((tries) => blockedUntil(tries, now)).filter((until) => until !== undefined);
    const [last] = ends.toSorted((one, other) => other.getTime() - one.getTime());
    if (last) return last;
    const freeOf = new Map(counters.map(({ key, free }) => [key, free]));
    await saveTries(
      trx,
      kept.map((tries) => ({ ...tries, ...countAttempt(tries, freeOf.get(tries.key) ?? 0, now) })),
    );
    return undefined;
  });

/** Reverts {@link countTry}. */
export const uncountTry = (db: Db, counters: readonly TryCounter[], now: Date): Promise<void> =>
  transaction(db, async (trx) => {
    const kept = await lockTries(trx, counters, now);
    await saveTries(
      trx,
      kept.map((tries) => ({ ...tries, ...uncountAttempt(tries) })),
    );
  });
