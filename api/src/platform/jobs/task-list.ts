import type { JobHelpers, TaskList } from 'graphile-worker';
import type { Logger } from 'pino';
import type { Clock } from '../clock/index.ts';
import type { Database } from '../db/index.ts';
import { maskEmails } from '../log/index.ts';
import type { Metrics } from '../metrics/index.ts';
import { FinalFailure } from './final-failure.ts';
import type { TaskHandlers } from './tasks.ts';

/** Dependencies of tasks. */
export interface TaskServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly tasks: TaskHandlers;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'countJob'>;
}

type AnyHandler = (payload: unknown, context: object) => Promise<void>;

/** The tasks in the worker's format: they receive the product's time, and their outcome is counted. */
export function taskList({ database: { db }, clock, tasks, metrics, log }: TaskServices): TaskList {
  const runAs =
    (name: string, handler: AnyHandler) =>
    async (payload: unknown, { job }: JobHelpers): Promise<void> => {
      try {
        await clock.sync();
        await handler(payload, { db, now: clock.now() });
      } catch (error) {
        if (error instanceof FinalFailure) {
          log.error(`Gave up ${name}: ${maskEmails(error.message)}`);
          return metrics.countJob(name, 'failed');
        }
        metrics.countJob(name, job.attempts >= job.max_attempts ? 'failed' : 'retried');
        throw error;
      }
      metrics.countJob(name, 'done');
    };
  const entries = Object.entries(tasks) as [string, AnyHandler][];
  return Object.fromEntries(entries.map(([name, handler]) => [name, runAs(name, handler)]));
}
