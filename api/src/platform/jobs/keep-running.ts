import { setTimeout as sleep } from 'node:timers/promises';
import type { Runner } from 'graphile-worker';
import type { Logger as Log } from 'pino';

/** Workers that run until `stop`. */
export interface SupervisedRunner {
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** False before `start`, after `stop`, and while the workers have ended by themselves. */
  readonly isRunning: () => boolean;
}

const PAUSE_MS = 1000;

/** Restarts workers that ended because the database connection was lost. */
export function keepRunning(begin: () => Promise<Runner>, log: Log): SupervisedRunner {
  let isWanted = false;
  let runner: Runner | undefined;
  const start = async (): Promise<void> => {
    const started = await begin();
    if (!isWanted) return started.stop();
    runner = started;
    const end = (): void => {
      if (runner !== started) return;
      runner = undefined;
      void startAgain();
    };
    started.promise.then(end, end);
  };
  const startAgain = async (): Promise<void> => {
    await sleep(PAUSE_MS);
    if (!isWanted) return;
    await start().catch((error: unknown) => {
      log.error(error);
      return startAgain();
    });
  };
  return {
    start: async () => {
      isWanted = true;
      await start();
    },
    stop: async () => {
      isWanted = false;
      const last = runner;
      runner = undefined;
      await last?.stop();
    },
    isRunning: () => runner !== undefined,
  };
}
