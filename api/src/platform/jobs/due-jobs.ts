import { sql } from 'kysely';
import type { Db, Trx } from '../db/index.ts';

/**
 * Number of due jobs, including running ones. A job that has been running for long is not counted: its process is
 * probably dead.
 */
export async function countDueJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select count(*) as due from graphile_worker.jobs
    where locked_at > now() - interval '10 seconds'
      or locked_at is null and run_at <= now() and attempts < max_attempts`.execute(db);
  return rows[0]?.due ?? 0;
}

/** Milliseconds until the next pending job is due; undefined if there is none. */
export async function millisecondsToNextJob(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ wait: number | null }>`
    select ceil(extract(epoch from min(run_at) - now()) * 1000)::float8 as wait
    from graphile_worker.jobs
    where run_at > now() and attempts < max_attempts`.execute(db);
  return rows[0]?.wait ?? undefined;
}

/** Moves all pending jobs closer by the distance that the clock was advanced. */
export async function advanceJobs(trx: Trx, milliseconds: number): Promise<void> {
  await sql`
    select 1 from graphile_worker.jobs job
    cross join lateral graphile_worker.reschedule_jobs(
      array[job.id], run_at := job.run_at - ${milliseconds} * interval '1 millisecond'
    )
    where job.locked_at is null and job.run_at > now()`.execute(trx);
}
