import { sql } from 'kysely';
import type { Db, Trx } from '../db/index.ts';

/**
 * Number of jobs whose time has come, those being worked on included. One that has been worked on for long is
 * not counted: its process is probably dead.
 */
export async function countDueJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select count(*) as due from graphile_worker.jobs
    where locked_at > now() - interval '10 seconds'
      or locked_at is null and run_at <= now() and attempts < max_attempts`.execute(db);
  return rows[0]?.due ?? 0;
}

/** How long until the next waiting job is due, in milliseconds; undefined when none waits. */
export async function millisecondsToNextJob(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ wait: number | null }>`
    select ceil(extract(epoch from min(run_at) - now()) * 1000)::float8 as wait
    from graphile_worker.jobs
    where run_at > now() and attempts < max_attempts`.execute(db);
  return rows[0]?.wait ?? undefined;
}

/** Brings all waiting jobs closer, as a moved clock does. */
export async function bringJobsCloser(trx: Trx, milliseconds: number): Promise<void> {
  await sql`
    select 1 from graphile_worker.jobs job
    cross join lateral graphile_worker.reschedule_jobs(
      array[job.id], run_at := job.run_at - ${milliseconds} * interval '1 millisecond'
    )
    where job.locked_at is null and job.run_at > now()`.execute(trx);
}
