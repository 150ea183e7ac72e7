import { sql } from 'kysely';
import type { Db, Trx } from '../db/index.ts';
import { KEYED } from './add-job.ts';

/**
 * Number of jobs whose time has come, those being worked on included. One that has been worked on for long is
 * not counted: its process is probably dead.
 */
export async function countDueJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select count(*) as due from graphile_worker._private_jobs
    where locked_at > now() - interval '10 seconds'
      or locked_at is null and run_at <= now() and attempts < max_attempts`.execute(db);
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

/**
 * Brings back the jobs whose worker went silent minutes ago: its process is dead, for jobs take seconds. An attempt that
 * nobody ended does not count, so that the last one is not lost. Jobs that were replaced or taken back while they were
 * worked on, and did not end well, are removed.
 */
export async function recoverJobs(db: Db): Promise<void> {
  const abandoned = sql`locked_at < now() - interval '5 minutes'`;
  await sql`
    delete from graphile_worker._private_jobs
    where key is null and flags ? ${KEYED} and (locked_at is null or ${abandoned})`.execute(db);
  await sql`
    update graphile_worker._private_jobs
    set locked_at = null, locked_by = null, attempts = greatest(attempts - 1, 0)
    where ${abandoned}`.execute(db);
}
