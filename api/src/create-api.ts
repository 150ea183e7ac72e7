import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createApp, migrateApp } from './app.ts';
import type { ApiConfig } from './config.ts';
import { dropHalfDemoWorld, ensureDemoWorld, registerDemo } from './demo/index.ts';
import { openDatabase } from './platform/db/index.ts';

/** The API, ready to be served. */
export interface Api {
  /** Serve it by `app.listen` or hand it requests by `app.routing`. */
  readonly app: FastifyInstance;
  /** Loads the demo world if it is due, then begins the background work: timers and mails. Serve nothing before. */
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
  if (config.demo && (await dropHalfDemoWorld(database.db))) await migrateApp(database, log);
  const limitFactor = config.demo ? DEMO_FACTOR : 1;
  const application = await createApp({ config, database, log, limitFactor, checkReplies: false });
  const { server, queue } = application;
  if (config.demo) registerDemo(server, database.db);
  await server.ready();
  return {
    app: server,
    start: async () => {
      if (config.demo) await ensureDemoWorld(application, database.db);
      await queue.start();
    },
    close: async () => {
      await server.close();
      await queue.stop();
      await database.close();
    },
  };
}
