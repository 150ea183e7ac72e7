import type { FastifyInstance } from 'fastify';
import { createApp, migrateApp } from './app.ts';
import type { ApiConfig } from './config.ts';
import { dropHalfDemoWorld, ensureDemoWorld, registerDemo } from './demo/index.ts';
import type { ReleaseControl } from './domains/releases/index.ts';
import { openDatabase, takeLock, watchDatabase } from './platform/db/index.ts';
import { openLog } from './platform/log/index.ts';

/** The API, ready to be served. */
export interface Api {
  /** Serve it by `app.listen` or hand it requests by `app.routing`. */
  readonly app: FastifyInstance;
  /** Loads the demo world if it is due, then begins the background work: timers and mails. Serve nothing before. */
  readonly start: () => Promise<void>;
  /** Is not ready any more, and refuses new requests, until those under way are answered. */
  readonly drain: () => Promise<void>;
  /** Drains, lets running jobs finish, then lets go of the database. */
  readonly close: () => Promise<void>;
}

const DEMO_FACTOR = 100;
/** Any number that all processes of Metier agree on: only one of them loads the demo world. */
const DEMO_LOCK = 4_711_004;

/**
 * Brings the database up to date and puts the API together over it.
 *
 * @param releases of the pages, for managers; where the API runs apart from the gateway they are not available
 * @example const api = await createApi(readConfig(process.env)); await api.start();
 */
export async function createApi(
  config: ApiConfig,
  { releases }: { readonly releases?: ReleaseControl } = {},
): Promise<Api> {
  const log = openLog(config.logLevel);
  const database = openDatabase(config.databaseUrl, config.connections);
  // Of processes that start at once the first loads the demo world, and the others wait for it here.
  const releaseDemo = config.demo ? await takeLock(database, DEMO_LOCK) : undefined;
  await migrateApp(database, log);
  if (config.demo && (await dropHalfDemoWorld(database.db))) await migrateApp(database, log);
  const limitFactor = config.demo ? DEMO_FACTOR : 1;
  const application = await createApp({
    config,
    database,
    log,
    limitFactor,
    checkReplies: false,
    releases,
  });
  const { server, queue, traffic } = application;
  const watch = watchDatabase(config.databaseUrl, database.sockets, log);
  if (config.demo) registerDemo(server, database.db);
  await server.ready();
  let drained: Promise<void> | undefined;
  const drain = () => (drained ??= traffic.end(config.drainSeconds));
  return {
    app: server,
    drain,
    start: async () => {
      if (config.demo) await ensureDemoWorld(application, database.db);
      await releaseDemo?.();
      await queue.start();
    },
    close: async () => {
      await drain();
      await server.close();
      await queue.stop();
      await releaseDemo?.();
      watch.end();
      await database.close();
    },
  };
}
