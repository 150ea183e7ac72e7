import type { Database } from './database.ts';

/** Releases a lock; a second call does nothing. */
type Release = () => Promise<void>;

/**
 * Waits for an advisory lock and holds it. The lock belongs to a dedicated connection, so it is released when the
 * process dies.
 *
 * @param key one of `LOCKS`
 * @example const release = await takeLock(database, LOCKS.demoWorld); try { … } finally { await release(); }
 */
export async function takeLock({ pool }: Pick<Database, 'pool'>, key: number): Promise<Release> {
  const client = await pool.connect();
  let isHeld = true;
  const release = async (): Promise<void> => {
    if (!isHeld) return;
    isHeld = false;
    const isUnlocked = await client.query('select pg_advisory_unlock($1)', [key]).then(
      () => true,
      () => false,
    );
    // Closing the broken connection releases the lock.
    client.release(!isUnlocked);
  };
  try {
    await client.query('select pg_advisory_lock($1)', [key]);
  } catch (error) {
    await release();
    throw error;
  }
  return release;
}
