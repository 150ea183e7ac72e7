import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openClock, type Clock } from '../../../../api/src/platform/clock/index.ts';
import { openDatabase, type Db } from '../../../../api/src/platform/db/index.ts';
import { advanceAtOnce, countDueJobs, recoverJobs } from '../../../../api/src/platform/jobs/index.ts';
import { startDatabase } from '../../database/index.ts';
import { postmasterOf } from '../../database/pid-file.ts';
import { ApiProcess } from './api-process.ts';

const POLL_MS = 20;

/** The product in real processes over a real database with `fsync`. */
export interface RunningProduct {
  readonly apis: readonly ApiProcess[];
  readonly databaseUrl: string;
  /** Folder of uploaded files. */
  readonly files: string;
  readonly db: Db;
  readonly clock: Clock;
  /** Process id of the database server; 0 while there is none. */
  readonly postmaster: () => number;
  /** Kills the database server and waits until it has been restarted, and all processes have recovered by themselves. */
  readonly killDatabase: () => Promise<void>;
  /**
   * Waits for running jobs, advances the product's clock in one step, and waits for the timers that fall due: stopping at
   * each one takes hours after a long run.
   */
  readonly advance: (seconds: number) => Promise<void>;
  /** Restarts all processes as if the locks of their unfinished jobs had expired. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts a database and processes of the API over it. */
export async function startProduct(processes: number): Promise<RunningProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'metier-fire-'));
  await chmod(folder, 0o711);
  const server = await startDatabase({ folder });
  const url = server.url;
  const files = join(folder, 'files');
  // The first process migrates the database and creates the demo data.
  const first = await ApiProcess.open(url, files);
  const others = Array.from({ length: processes - 1 }, () => ApiProcess.open(url, files));
  const apis = [first, ...(await Promise.all(others))];
  const database = openDatabase(server.url, 2);
  const { db } = database;
  const clock = await openClock(db);
  const jobsDone = async (): Promise<void> => {
    while ((await countDueJobs(db)) > 0) await sleep(POLL_MS);
  };
  const postmaster = (): number => postmasterOf(join(folder, 'postgres/cluster'))?.pid ?? 0;
  return {
    apis,
    databaseUrl: url,
    files,
    db,
    clock,
    postmaster,
    killDatabase: async () => {
      const killed = postmaster();
      if (killed === 0) throw new Error('There is no server to kill');
      process.kill(killed, 'SIGKILL');
      while (postmaster() === 0 || postmaster() === killed) await sleep(POLL_MS);
      await Promise.all(apis.map((api) => api.untilReady()));
    },
    advance: async (seconds) => {
      // A running job may have read the clock to queue the next one, which would keep its moment and not be moved.
      await jobsDone();
      await advanceAtOnce(db, clock, seconds * 1000);
      await jobsDone();
    },
    restart: async () => {
      await Promise.all(apis.map((api) => api.kill()));
      // The job queue uses the database's clock, which `advance` does not move.
      await recoverJobs(db, 0);
      await Promise.all(apis.map((api) => api.start()));
    },
    close: async () => {
      await Promise.all(apis.map((api) => api.kill()));
      await database.close();
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}
