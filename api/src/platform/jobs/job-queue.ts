import { setTimeout as sleep } from 'node:timers/promises';
import {
  Logger,
  makeWorkerUtils,
  parseCronItems,
  run,
  runOnce,
  type Runner,
  type RunnerOptions,
  type TaskList,
} from 'graphile-worker';
import type { Logger as Log } from 'pino';
import type { Clock } from '../clock/index.ts';
import type { Database } from '../db/index.ts';
import { countDueJobs, freeAbandonedJobs } from './due-jobs.ts';
import { SWEEP_TIMES } from './sweep.ts';
import type { TaskHandlers } from './tasks.ts';

/** The workers of this process. */
export interface JobQueue {
  /** Begins to work on due jobs until `stop`. */
  readonly start: () => Promise<void>;
  /** Works on due jobs, those they lead to included, until none is left. */
  readonly drain: () => Promise<void>;
  /** Lets running jobs finish and stops. */
  readonly stop: () => Promise<void>;
}

const WORKERS = 4;
const POLL_MS = 500;
const OTHERS_POLL_MS = 25;
const ABANDONED_POLL_MS = 60_000;

/** Makes the queue of this process over the tasks of all domains. */
export function openJobQueue(database: Database, clock: Clock, tasks: TaskHandlers, log: Log): JobQueue {
  const options: RunnerOptions = {
    pgPool: database.pool,
    taskList: taskList(database, clock, tasks),
    logger: workerLogger(log),
    noHandleSignals: true,
    concurrency: WORKERS,
    pollInterval: POLL_MS,
  };
  let runner: Runner | undefined;
  let abandoned: NodeJS.Timeout | undefined;
  return {
    start: async () => {
      await freeAbandonedJobs(database.db);
      abandoned = setInterval(
        () => void freeAbandonedJobs(database.db).catch((error: unknown) => log.error(error)),
        ABANDONED_POLL_MS,
      );
      runner = await run({ ...options, parsedCronItems: parseCronItems([SWEEP_TIMES]) });
    },
    drain: async () => {
      while ((await countDueJobs(database.db)) > 0) {
        await runOnce({ ...options, concurrency: 1 });
        // What is left is in the hands of another worker.
        if ((await countDueJobs(database.db)) > 0) await sleep(OTHERS_POLL_MS);
      }
    },
    stop: async () => {
      clearInterval(abandoned);
      await runner?.stop();
      runner = undefined;
    },
  };
}

/** Creates or updates the queue's own tables. */
export async function migrateJobQueue({ pool }: Pick<Database, 'pool'>, log: Log): Promise<void> {
  const utils = await makeWorkerUtils({ pgPool: pool, logger: workerLogger(log) });
  await utils.migrate();
  await utils.release();
}

function taskList({ db }: Database, clock: Clock, tasks: TaskHandlers): TaskList {
  const entries = Object.entries(tasks) as [string, (payload: unknown, context: object) => Promise<void>][];
  return Object.fromEntries(
    entries.map(([name, handler]) => [
      name,
      async (payload: unknown) => {
        await clock.sync();
        await handler(payload, { db, now: clock.now() });
      },
    ]),
  );
}

function workerLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error(meta, message);
    else if (level === 'warning') log.warn(meta, message);
    else log.debug(meta, message);
  });
}
