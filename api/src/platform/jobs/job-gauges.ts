import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import type { Gauge, Reading } from '../metrics/index.ts';

/** Gauges of the queue: pending jobs, age of the oldest, finally failed jobs. */
export const jobGauges: readonly Gauge[] = [
  {
    name: 'metier_jobs_waiting',
    help: 'Background jobs that are due and have not been done',
    labelNames: ['task'],
    read: (db) => countJobs(db, 'run_at <= now() and attempts < max_attempts'),
  },
  {
    name: 'metier_jobs_given_up',
    help: 'Background jobs whose retries are exhausted',
    labelNames: ['task'],
    read: (db) => countJobs(db, 'locked_at is null and attempts >= max_attempts'),
  },
  {
    name: 'metier_jobs_oldest_seconds',
    help: 'How long the oldest job has been due and not done',
    read: oldestSeconds,
  },
];

async function countJobs(db: Db, condition: string): Promise<readonly Reading[]> {
  const { rows } = await sql<{ task: string; value: number }>`
    select task_identifier as task, count(*) as value
    from graphile_worker.jobs where ${sql.raw(condition)} group by task_identifier`.execute(db);
  return rows.map(({ task, value }) => ({ labels: { task }, value }));
}

async function oldestSeconds(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds
    from graphile_worker.jobs where run_at <= now() and attempts < max_attempts`.execute(db);
  return rows[0]?.seconds ?? 0;
}
