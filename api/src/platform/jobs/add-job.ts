import { sql } from 'kysely';
import type { Trx } from '../db/index.ts';
import type { Jobs } from '../registry.ts';
import type { JobName } from './tasks.ts';

/** When a job runs, and its key for replacing or cancelling it. */
export interface JobOptions {
  /** Moment in the product's time; without it, as soon as the transaction has committed. */
  readonly runAt?: Date;
  /** At most one pending job has this key; adding another replaces it. */
  readonly key?: string;
  /** True if a pending job with the key keeps its moment, also if that has passed: further ones cannot postpone it. */
  readonly keepsMoment?: boolean;
  /** Due jobs with a lower number run first; 0 by default. */
  readonly priority?: number;
}

/** Marks jobs that were added with a key: a job that is replaced or cancelled while it runs loses its key. */
export const KEYED = 'keyed';

/**
 * Queues a job in the caller's transaction: it exists if and only if the transaction commits.
 *
 * @example await addJob(trx, 'review-over', { project_id }, { runAt: reviewUntil, key: `review:${project_id}` });
 */
export async function addJob<Name extends JobName>(
  trx: Trx,
  name: Name,
  payload: Jobs[Name],
  { runAt, key, keepsMoment = false, priority = 0 }: JobOptions = {},
): Promise<void> {
  await sql`
    select 1 from graphile_worker.add_job(
      identifier := ${name},
      payload := ${JSON.stringify(payload)}::json,
      run_at := ${runAt ?? null}::timestamptz - (select offset_ms from clock) * interval '1 millisecond',
      job_key := ${key ?? null},
      job_key_mode := ${keepsMoment ? 'preserve_run_at' : 'replace'},
      flags := ${key === undefined ? null : [KEYED]}::text[],
      priority := ${priority}::int
    )`.execute(trx);
}

/**
 * Queues a job for each payload, all in one statement; like `addJob`.
 *
 * @example await addJobs(trx, 'send-mail', mails, { priority: 10 });
 */
export async function addJobs<Name extends JobName>(
  trx: Trx,
  name: Name,
  payloads: readonly Jobs[Name][],
  { priority = 0 }: Pick<JobOptions, 'priority'> = {},
): Promise<void> {
  await sql`
    select 1 from json_array_elements(${JSON.stringify(payloads)}::json) payload
    cross join lateral graphile_worker.add_job(
      identifier := ${name}, payload := payload, priority := ${priority}::int
    )`.execute(trx);
}

/**
 * Cancels a queued job in the caller's transaction, if there is one.
 *
 * @example await cancelJob(trx, `review:${project_id}`);
 */
export async function cancelJob(trx: Trx, key: string): Promise<void> {
  await sql`select 1 from graphile_worker.remove_job(${key})`.execute(trx);
}
