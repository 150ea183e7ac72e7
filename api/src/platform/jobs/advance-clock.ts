import { addToClockOffset, type Clock } from '../clock/index.ts';
import { transaction, type Db } from '../db/index.ts';
import { advanceJobs, millisecondsToNextJob } from './due-jobs.ts';
import type { JobQueue } from './job-queue.ts';

/**
 * Advances the product's clock, stopping at every timer so that each fires at its own time, and resolves when all due
 * jobs are done. Source: product.md §11.
 *
 * @param seconds zero or more
 * @returns the product's new time
 */
export async function advanceClock(db: Db, clock: Clock, queue: JobQueue, seconds: number): Promise<Date> {
  const target = clock.now().getTime() + Math.round(seconds * 1000);
  const remaining = () => Math.max(0, target - clock.now().getTime());
  await queue.drain();
  for (;;) {
    const wait = await millisecondsToNextJob(db);
    if (wait === undefined || wait > remaining()) break;
    await advanceAtOnce(db, clock, wait);
    await queue.drain();
  }
  await advanceAtOnce(db, clock, remaining());
  await queue.drain();
  return clock.now();
}

/**
 * Advances the product's clock in one step: timers that fall due fire late, as after an outage. A transaction that is
 * queueing a timer meanwhile has read the clock before, so its timer is not moved: let jobs finish first.
 */
export async function advanceAtOnce(db: Db, clock: Clock, milliseconds: number): Promise<void> {
  await transaction(db, async (trx) => {
    await addToClockOffset(trx, milliseconds);
    await advanceJobs(trx, milliseconds);
  });
  await clock.sync();
}
