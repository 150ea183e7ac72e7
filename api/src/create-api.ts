import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createApp, migrateApp } from './app.ts';
import type { ApiConfig } from './config.ts';
import { openDatabase } from './platform/db/index.ts';

/** The API, ready to be served. */
export interface Api {
  /** Serve it by `app.listen` or hand it requests by `app.routing`. */
  readonly app: FastifyInstance;
  /** Begins the background work: timers and mails. */
  readonly start: () => Promise<void>;
  /** Lets running requests and jobs finish, then lets go of the database. */
  readonly close: () => Promise<void>;
}

const DEMO_FACTOR = 100;

/**
 * Brings the database up to date and puts the API together over it.
 *
 * @example const api = await createApi(readConfig(process.env)); await api.start();
 */
export async function createApi(config: ApiConfig): Promise<Api> {
  const log = pino({ level: config.logLevel });
  const database = openDatabase(config.databaseUrl, config.connections);
  await migrateApp(database, log);
  const limitFactor = config.demo ? DEMO_FACTOR : 1;
  const { server, queue } = await createApp({ config, database, log, limitFactor, checkReplies: false });
  await server.ready();
  return {
    app: server,
    start: queue.start,
    close: async () => {
      await server.close();
      await queue.stop();
      await database.close();
    },
  };
}
