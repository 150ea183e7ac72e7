import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const POLL_MS = 10;

/**
 * Polls until a condition holds. Only the test's own timeout ends it, so a slow machine does not fail the test.
 *
 * @example await until(() => mails.letters.length > 0);
 */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(POLL_MS);
}

/**
 * A barrier for races: resolves once a statement in the database waits for a lock. PostgreSQL offers no event for that.
 * `pg_locks` would not do, since it lists the locks of other tests' databases, too.
 */
export async function untilLockAwaited(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await until(async () => {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rowCount !== 0;
  });
  await client.end();
}
