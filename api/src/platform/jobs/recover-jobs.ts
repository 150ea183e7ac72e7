import { sql } from 'kysely';
import { LOCKS, transaction, type Db, type Trx } from '../db/index.ts';
import { KEYED } from './add-job.ts';

/** Jobs take seconds. */
const DEAD_AFTER_SECONDS = 300;

/**
 * Unlocks the jobs of dead workers: those that have held a job for minutes. An interrupted attempt does not count, so
 * the last one is not lost. Interrupted jobs that were replaced or cancelled meanwhile are removed.
 *
 * @param deadAfterSeconds lock age after which a worker counts as dead
 */
export async function recoverJobs(db: Db, deadAfterSeconds = DEAD_AFTER_SECONDS): Promise<void> {
  await transaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.jobRecovery}::bigint)`.execute(trx);
    const { jobs, workers } = await selectAbandoned(trx, deadAfterSeconds);
    if (workers.length > 0)
      await sql`select graphile_worker.force_unlock_workers(${workers}::text[])`.execute(trx);
    await removeReplacedJobs(trx);
    if (jobs.length > 0) await decrementAttempts(trx, jobs);
  });
}

/** The jobs of workers that hold no recent lock, and the names of those workers. */
async function selectAbandoned(trx: Trx, deadAfterSeconds: number) {
  const { rows } = await sql<{ id: string; locked_by: string }>`
    select id::text, locked_by from graphile_worker.jobs
    where locked_by in (
      select locked_by from graphile_worker.jobs where locked_at is not null
      group by locked_by having max(locked_at) < now() - ${deadAfterSeconds} * interval '1 second'
    )`.execute(trx);
  return { jobs: rows.map(({ id }) => id), workers: [...new Set(rows.map(({ locked_by }) => locked_by))] };
}

async function removeReplacedJobs(trx: Trx): Promise<void> {
  await sql`
    select 1 from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where key is null and flags ? ${KEYED} and locked_at is null
    ))`.execute(trx);
}

async function decrementAttempts(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`
    select 1 from graphile_worker.jobs job
    cross join lateral graphile_worker.reschedule_jobs(array[job.id], attempts := greatest(job.attempts - 1, 0))
    where job.id = any(${ids}::bigint[])`.execute(trx);
}
