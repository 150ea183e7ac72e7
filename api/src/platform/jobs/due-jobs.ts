import { sql } from 'kysely';
import type { Db, Trx } from '../db/index.ts';

/**
 * Number of jobs whose time has come, those being worked on included. One that has been worked on for long is
 * not counted: its process is probably dead.
 */
export async function countDueJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select count(*) as due from graphile_worker._private_jobs
    where run_at <= now() and attempts < max_attempts
      and (locked_at is null or locked_at > now() - interval '10 seconds')`.execute(db);
  return rows[0]?.due ?? 0;
}

/** How long until the next waiting job is due, in milliseconds; undefined when none waits. */
export async function millisecondsToNextJob(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ wait: number | null }>`
    select ceil(extract(epoch from min(run_at) - now()) * 1000)::float8 as wait
    from graphile_worker._private_jobs
    where run_at > now() and attempts < max_attempts`.execute(db);
  return rows[0]?.wait ?? undefined;
}

/** Brings all waiting jobs closer, as a moved clock does. */
export async function bringJobsCloser(trx: Trx, milliseconds: number): Promise<void> {
  await sql`
    update graphile_worker._private_jobs
    set run_at = run_at - ${milliseconds} * interval '1 millisecond'
    where locked_at is null and run_at > now()`.execute(trx);
}

/** Gives jobs back whose worker went silent minutes ago: its process is dead, and jobs take seconds. */
export async function freeAbandonedJobs(db: Db): Promise<void> {
  await sql`
    update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_at < now() - interval '5 minutes'`.execute(db);
}
