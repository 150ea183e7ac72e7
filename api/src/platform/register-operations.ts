import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { isMigrated, type Db, type Migration } from './db/index.ts';
import { logSecurity, observeAnswers, registerHealth, watchTraffic, type Traffic } from './http/index.ts';
import type { JobQueue } from './jobs/index.ts';
import { registerMetrics, type Metrics } from './metrics/index.ts';

/** What those who run the product look at. */
interface OperationsServices {
  readonly db: Db;
  readonly queue: JobQueue;
  readonly metrics: Metrics;
  /** All steps of the schema; without one of them the process is not ready. */
  readonly migrations: readonly Migration[];
  /** What opens `/metrics`; without it only this machine may read them. */
  readonly metricsToken: string | undefined;
}

/** Health, metrics and the log of answers; to be registered before any route. */
export function registerOperations(
  server: FastifyInstance,
  { db, queue, metrics, migrations, metricsToken }: OperationsServices,
): Traffic {
  const traffic = watchTraffic(server);
  observeAnswers(server, metrics);
  logSecurity(server);
  registerHealth(server, {
    database: async () => (await sql`select 1`.execute(db)).rows.length === 1,
    migrations: () => isMigrated(db, migrations),
    queue: () => queue.isRunning(),
    serving: () => !traffic.isEnding(),
  });
  registerMetrics(server, metrics, metricsToken);
  return traffic;
}
