import { ensureCluster } from './cluster.ts';
import { urlOf } from './connection.ts';
import { joinOrStart } from './join-or-start.ts';
import { keepServer } from './keep-server.ts';
import { preparePlace } from './place.ts';
import type { Settings } from './server.ts';
import { registerProcess } from './registration.ts';

export interface DatabaseOptions {
  /** Folder of the database; created if missing. */
  readonly folder: string;
  /** Server settings, such as `{ fsync: 'off' }` for temporary databases. */
  readonly settings?: Settings;
}

interface RunningDatabase {
  /** Connection URL of the database `metier`; its user may create others. */
  readonly url: string;
  /** Stops the server and cuts its connections, unless another process uses it. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the embedded PostgreSQL of a folder, or joins the running one: a server that outlived its product is adopted,
 * a recovering one is awaited.
 *
 * Until `stop` a server that ends unexpectedly is restarted under the same URL.
 *
 * A process that exits without `stop` stops the server as well; after `kill -9` the next start adopts it.
 *
 * @throws DatabaseError with the server's log if it cannot start
 * @example const { url, stop } = await startDatabase({ folder: '.data' });
 */
export async function startDatabase({ folder, settings = {} }: DatabaseOptions): Promise<RunningDatabase> {
  const place = await preparePlace(folder);
  const registration = registerProcess(place);
  try {
    const password = await ensureCluster(place);
    const { socketFolder } = await joinOrStart(place, password, settings);
    const keeper = keepServer(place.cluster, () => joinOrStart(place, password, settings, socketFolder));
    return {
      url: urlOf(socketFolder, password),
      stop: async () => {
        await keeper.end();
        await registration.end();
      },
    };
  } catch (error) {
    await registration.end();
    throw error;
  }
}
