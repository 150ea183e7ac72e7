import { setTimeout as sleep } from 'node:timers/promises';
import { postmasterOf } from './pid-file.ts';

const POLL_MS = 250;
const PAUSE_MS = 1000;

/** Restarts a server until `end`. */
export interface Keeper {
  /** Stops restarting; waits for a start in progress. */
  readonly end: () => Promise<void>;
}

/**
 * Restarts a server that has ended, since `npm start` has no supervisor. A failed start, on a full disk for example, is
 * retried. It polls the server instead of waiting for the child to exit, because an adopted server is not a child
 * process.
 */
export function keepServer(cluster: string, restart: () => Promise<unknown>): Keeper {
  const ended = new AbortController();
  const wait = (milliseconds: number): Promise<void> =>
    sleep(milliseconds, undefined, { ref: false, signal: ended.signal }).catch(() => undefined);
  const keep = async (): Promise<void> => {
    while (!ended.signal.aborted) {
      await wait(POLL_MS);
      if (ended.signal.aborted || postmasterOf(cluster)) continue;
      log('The database has stopped unexpectedly and is being restarted.');
      await restart().catch(async (error: unknown) => {
        log(String(error));
        await wait(PAUSE_MS);
      });
    }
  };
  const kept = keep();
  return {
    end: () => {
      ended.abort();
      return kept;
    },
  };
}

const log = (line: string): void => void process.stderr.write(`${line}\n`);
