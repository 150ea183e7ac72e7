import type { FastifyInstance } from 'fastify';
import { createApp, migrateApp, type AppOptions } from './app.ts';
import type { ApiConfig } from './config.ts';
import { dropHalfDemoWorld, ensureDemoWorld, registerDemo } from './demo/index.ts';
import type { ReleaseControl } from './domains/releases/index.ts';
import type { Application } from './platform/application.ts';
import { LOCKS, openDatabase, takeLock, type Watch, watchDatabase } from './platform/db/index.ts';
import { openLog } from './platform/log/index.ts';

/** The API, ready to start. */
export interface Api {
  /** Serve it by `app.listen`, or pass requests to `app.routing`. */
  readonly app: FastifyInstance;
  /** Loads the demo world if necessary, then starts timers and mails. Must be called before serving. */
  readonly start: () => Promise<void>;
  /** Becomes not ready, then rejects new requests until those in flight are answered. */
  readonly drain: () => Promise<void>;
  /** Drains, lets running jobs finish, then closes the database. */
  readonly close: () => Promise<void>;
}

const DEMO_FACTOR = 100;

/**
 * Migrates the database and assembles the API on it.
 *
 * @param releases release control of the pages; not available if the API runs apart from the gateway
 * @example const api = await createApi(readConfig(process.env)); await api.start();
 */
export async function createApi(
  config: ApiConfig,
  { releases }: { readonly releases?: ReleaseControl } = {},
): Promise<Api> {
  const log = openLog(config.logLevel);
  const database = openDatabase(config.databaseUrl, config.connections);
  // When several processes start concurrently, one loads the demo world; the others wait here.
  const releaseDemo = config.demo ? await takeLock(database, LOCKS.demoWorld) : undefined;
  const application = await openApplication(config, { database, log, releases }).catch(
    async (error: unknown) => {
      // A held connection would keep the process from exiting, and the lock from the others.
      await releaseDemo?.();
      await database.close();
      throw error;
    },
  );
  const { server, queue, traffic } = application;
  let watch: Watch | undefined;
  let drained: Promise<void> | undefined;
  const drain = () => (drained ??= traffic.end(config.drainSeconds));
  return {
    app: server,
    drain,
    start: async () => {
      if (config.demo) await ensureDemoWorld(application, database.db);
      // Not earlier: on a busy machine the statements of the demo world may exceed the watch's timeout.
      watch = watchDatabase(config.databaseUrl, database.sockets, log);
      await releaseDemo?.();
      await queue.start();
    },
    close: async () => {
      await drain();
      await server.close();
      await queue.stop();
      await releaseDemo?.();
      watch?.end();
      await database.close();
    },
  };
}

async function openApplication(
  config: ApiConfig,
  { database, log, releases }: Pick<AppOptions, 'database' | 'log' | 'releases'>,
): Promise<Application> {
  const { db } = database;
  await migrateApp(database, log);
  if (config.demo && (await dropHalfDemoWorld(db))) await migrateApp(database, log);
  const limitFactor = config.demo ? DEMO_FACTOR : 1;
  const application = await createApp({ config, database, log, limitFactor, checkReplies: false, releases });
  if (config.demo) registerDemo(application.server, db);
  await application.server.ready();
  return application;
}
