import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createApi, readConfig } from '@metier/api';
import { openClock, type Clock } from '../../../../api/src/platform/clock/index.ts';
import { openDatabase, type Db } from '../../../../api/src/platform/db/index.ts';
import type { Shutdown } from '../../cli/shutdown.ts';
import { startDatabase } from '../../database/index.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { ApiProcess } from '../../testing/endurance/api-process.ts';

/** The API in its own process on its own database, and a folder for the benchmark's files. */
export interface BenchApi {
  readonly url: string;
  /** Folder of uploaded files. */
  readonly files: string;
  readonly api: ApiProcess;
  readonly db: Db;
  /** Runs a statement of the benchmark. */
  readonly query: (text: string, values?: readonly unknown[]) => Promise<unknown>;
  readonly clock: Clock;
  readonly scratch: string;
  /** Resident memory of the API's process, in MB. */
  readonly memory: () => Promise<number>;
}

/** Adds accounts before the API starts, so that it does not load the demo world. */
type Seed = (database: Pick<BenchApi, 'db' | 'clock'>) => Promise<void>;

/**
 * Starts both and defers stopping them. Demo mode raises the rate limits.
 *
 * @param seed adds the first accounts; without it the database has the demo world
 */
export async function startBenchApi(shutdown: Shutdown, seed?: Seed): Promise<BenchApi> {
  const scratch = await temporaryFolder('bench');
  const server = await startDatabase({ folder: scratch });
  shutdown.defer(server.stop);
  const { db, pool, close } = openDatabase(server.url, 2);
  shutdown.defer(close);
  if (seed) {
    const { close: leave } = await createApi(readConfig({ DATABASE_URL: server.url, LOG_LEVEL: 'silent' }));
    await leave();
    await seed({ db, clock: await openClock(db) });
  }
  const files = join(scratch, 'files');
  const api = await ApiProcess.open(server.url, files);
  shutdown.defer(() => api.kill());
  return {
    url: server.url,
    files,
    api,
    db,
    query: (text, values = []) => pool.query(text, [...values]),
    clock: await openClock(db),
    scratch,
    memory: async () => {
      const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(api.pid)]);
      return Number(stdout) / 1024;
    },
  };
}
