import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { isMigrated, type Db, type Migration } from './db/index.ts';
import {
  cachedForOneSecond,
  logSecurity,
  observeResponses,
  registerHealth,
  watchTraffic,
  type Traffic,
} from './http/index.ts';
import type { JobQueue } from './jobs/index.ts';
import { registerMetrics, type Metrics } from './metrics/index.ts';

/** What the operations endpoints need. */
interface OperationsServices {
  readonly db: Db;
  readonly queue: JobQueue;
  readonly metrics: Metrics;
  /** All migrations; the process is not ready until all are applied. */
  readonly migrations: readonly Migration[];
  /** Bearer token of `/metrics`; without it only this machine may read them. */
  readonly metricsToken: string | undefined;
}

/** Health, metrics and request log; must be registered before any route. */
export function registerOperations(
  server: FastifyInstance,
  { db, queue, metrics, migrations, metricsToken }: OperationsServices,
): Traffic {
  const traffic = watchTraffic(server);
  observeResponses(server, metrics);
  logSecurity(server);
  registerHealth(server, {
    database: cachedForOneSecond(async () => (await sql`select 1`.execute(db)).rows.length === 1),
    migrations: cachedForOneSecond(() => isMigrated(db, migrations)),
    queue: () => queue.isRunning(),
    serving: () => !traffic.isEnding(),
  });
  registerMetrics(server, metrics, metricsToken);
  return traffic;
}
