import { setTimeout as sleep } from 'node:timers/promises';
import { parseCronItems, run, runOnce, type RunnerOptions } from 'graphile-worker';
import { countDueJobs } from './due-jobs.ts';
import { keepRunning } from './keep-running.ts';
import { recoverJobs } from './recover-jobs.ts';
import { SWEEP_TIMES } from './sweep.ts';
import { taskList, type TaskServices } from './task-list.ts';
import { workerLogger } from './worker-logger.ts';

/** The workers of this process. */
export interface JobQueue {
  /** Runs due jobs until `stop`. */
  readonly start: () => Promise<void>;
  /** Runs due jobs, and those they add, until none is left. */
  readonly drain: () => Promise<void>;
  /** Lets running jobs finish and stops. */
  readonly stop: () => Promise<void>;
  /** True between `start` and `stop`, except while the workers wait for a lost database. */
  readonly isRunning: () => boolean;
}

const WORKERS = 4;
const POLL_MS = 500;
const OTHERS_POLL_MS = 25;
const RECOVERY_POLL_MS = 60_000;

/**
 * The job queue of this process with the tasks of all domains.
 *
 * @param deadAfterSeconds lock age after which a worker counts as dead; minutes by default
 */
export function openJobQueue(services: TaskServices, deadAfterSeconds?: number): JobQueue {
  const { database, log } = services;
  const options: RunnerOptions = {
    pgPool: database.pool,
    taskList: taskList(services),
    logger: workerLogger(log),
    noHandleSignals: true,
    concurrency: WORKERS,
    pollInterval: POLL_MS,
    // Batching awaits the completion writes; otherwise a lost connection crashes the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  };
  const runner = keepRunning(() => run({ ...options, parsedCronItems: parseCronItems([SWEEP_TIMES]) }), log);
  const recover = () => recoverJobs(database.db, deadAfterSeconds);
  let recovery: NodeJS.Timeout | undefined;
  return {
    start: async () => {
      await recover();
      recovery = setInterval(
        () => void recover().catch((error: unknown) => log.error(error)),
        RECOVERY_POLL_MS,
      );
      await runner.start();
    },
    drain: async () => {
      while ((await countDueJobs(database.db)) > 0) {
        await runOnce({ ...options, concurrency: 1 });
        // The remaining jobs are locked by another worker.
        if ((await countDueJobs(database.db)) > 0) await sleep(OTHERS_POLL_MS);
      }
    },
    stop: async () => {
      clearInterval(recovery);
      await runner.stop();
    },
    isRunning: runner.isRunning,
  };
}
