import { makeWorkerUtils } from 'graphile-worker';
import type { Logger as Log } from 'pino';
import type { Database } from '../db/index.ts';
import { workerLogger } from './worker-logger.ts';

/**
 * `add_jobs` and `remove_job` notify the workers. PostgreSQL commits one transaction with a notification at a time, and all
 * money transactions add or cancel jobs (docs/decisions/0030-events.md). Their call of `pg_notify` now finds a function
 * that does nothing; the workers poll. An update of the library replaces the settings, hence at each start.
 */
const WITHOUT_NOTIFICATION = `
  create schema if not exists without_notification;
  create or replace function without_notification.pg_notify(channel text, payload text) returns void
    language sql immutable as 'select';
  alter function graphile_worker.add_jobs set search_path = without_notification, pg_catalog;
  alter function graphile_worker.remove_job set search_path = without_notification, pg_catalog;
`;

/** Creates or updates the queue's own tables. */
export async function migrateJobQueue({ pool }: Pick<Database, 'pool'>, log: Log): Promise<void> {
  const utils = await makeWorkerUtils({ pgPool: pool, logger: workerLogger(log) });
  await utils.migrate();
  await utils.release();
  await pool.query(WITHOUT_NOTIFICATION);
}
