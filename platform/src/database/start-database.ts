import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureCluster } from './cluster.ts';
import { urlOf } from './connection.ts';
import { joinOrStart } from './join-or-start.ts';
import { postmasterOf } from './pid-file.ts';
import { preparePlace } from './place.ts';
import type { Settings } from './server.ts';
import { Tenants } from './tenants.ts';

export interface DatabaseOptions {
  /** Folder of the database; made when it is not there. */
  readonly folder: string;
  /** What differs from the usual server: `{ fsync: 'off' }` for databases that nobody keeps. */
  readonly settings?: Settings;
}

export interface RunningDatabase {
  /** Connection URL of the database `metier`, with the right to make others. */
  readonly url: string;
  /** Ends the server at once, with all its connections, unless another process uses it too. */
  readonly stop: () => Promise<void>;
}

const POLL_MS = 20;
const SHUTDOWN_MS = 30_000;

/**
 * Starts the embedded PostgreSQL of a folder, or joins the one that runs there: a server that outlived its
 * product is adopted, one that recovers is waited for.
 *
 * A process that ends without `stop` tells the server to end as well; only `kill -9` leaves it to the next start.
 *
 * @throws DatabaseError when it cannot start, with the server's own words
 * @example const { url, stop } = await startDatabase({ folder: '.data' });
 */
export async function startDatabase({ folder, settings = {} }: DatabaseOptions): Promise<RunningDatabase> {
  const place = await preparePlace(folder);
  const tenants = new Tenants(place.home);
  tenants.enter();
  const password = await ensureCluster(place);
  const { pid, socketFolder } = await joinOrStart(place, password, settings);

  const worksOn = (): boolean => postmasterOf(place.cluster)?.pid === pid;
  /** True if this process was the last tenant. */
  const leave = (): boolean => {
    process.off('exit', leave);
    const isLast = tenants.leave();
    if (isLast && worksOn()) process.kill(pid, 'SIGINT');
    return isLast;
  };
  process.once('exit', leave);
  return {
    url: urlOf(socketFolder, password),
    stop: async () => {
      if (!leave()) return;
      const deadline = Date.now() + SHUTDOWN_MS;
      while (worksOn() && Date.now() < deadline) await sleep(POLL_MS);
      if (worksOn()) process.kill(pid, 'SIGQUIT');
      if (socketFolder !== place.home) await rm(socketFolder, { recursive: true, force: true });
    },
  };
}
