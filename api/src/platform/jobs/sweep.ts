import type { CronItem } from 'graphile-worker';
import type { Db } from '../db/index.ts';
import type { TaskHandlers } from './tasks.ts';

declare module '../registry.ts' {
  interface Jobs {
    sweep: object;
  }
}

/** Removes obsolete rows. */
export type Sweep = (db: Db, now: Date) => Promise<void>;

/** The task that runs all sweeps. */
export const sweepTasks = (sweeps: readonly Sweep[]): TaskHandlers => ({
  sweep: async (_payload, { db, now }) => {
    for (const sweep of sweeps) await sweep(db, now);
  },
});

/** Every hour of the machine's time, in one of the processes. */
export const SWEEP_TIMES: CronItem = { task: 'sweep', match: '17 * * * *' };
