import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from './clock/index.ts';
import type { Database, Migration } from './db/index.ts';
import { registerClock, registerMail } from './dev/index.ts';
import type { Domain } from './domain.ts';
import {
  createServer,
  limitByAddress,
  registerRoutes,
  sweepKeys,
  sweepRateLimits,
  type RouteServices,
  type Traffic,
  type TrustedProxies,
} from './http/index.ts';
import { jobGauges, openJobQueue, sweepTasks, type JobQueue, type TaskHandlers } from './jobs/index.ts';
import { openMetrics } from './metrics/index.ts';
import { registerOpenApi } from './openapi/index.ts';
import { registerOperations } from './register-operations.ts';

/** The application in one process: its server, its time, its background work. */
export interface Application {
  readonly server: FastifyInstance;
  readonly clock: Clock;
  readonly queue: JobQueue;
  readonly traffic: Traffic;
}

/** Settings of the environment that the application runs in. */
export interface ApplicationOptions extends Pick<
  RouteServices,
  'tokens' | 'admission' | 'limit' | 'uploads'
> {
  /** Factor on the rate limits. */
  readonly limitFactor: number;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly trustProxy: TrustedProxies;
  /** The public origin. */
  readonly origin: string;
  /** Whether to serve the API documentation. */
  readonly docs: boolean;
  /** True where developers may move the clock and read the mail. */
  readonly demo: boolean;
  /** True in tests: a reply that violates the contract becomes an error. */
  readonly checkReplies: boolean;
  /** Tasks of the platform itself. */
  readonly tasks: TaskHandlers;
  /** All migrations; the process is not ready until all are applied. */
  readonly migrations: readonly Migration[];
  /** Bearer token of `/metrics`; without it only this machine may read them. */
  readonly metricsToken: string | undefined;
}

/** Assembles domains into an application: their routes on one server, their tasks in one queue. */
export async function assembleApplication(
  domains: readonly Domain[],
  options: ApplicationOptions,
): Promise<Application> {
  const { database, clock, log, trustProxy, origin, demo, checkReplies, tokens, admission, limit } = options;
  const { db } = database;
  const sweeps = [sweepKeys, sweepRateLimits, ...domains.flatMap((domain) => domain.sweep ?? [])];
  const tasks: TaskHandlers = Object.assign(
    sweepTasks(sweeps),
    options.tasks,
    ...domains.map((domain) => domain.tasks),
  );
  const metrics = openMetrics(database, [...jobGauges, ...domains.flatMap(({ gauges }) => gauges ?? [])]);
  const queue = openJobQueue({ database, clock, tasks, log, metrics });

  const byAddress = limitByAddress(options.limitFactor);
  const server = await createServer({
    log,
    clock,
    trustProxy,
    origin,
    clockMoves: demo,
    limitByAddress: byAddress,
    checkReplies,
  });
  const { migrations, metricsToken } = options;
  const traffic = registerOperations(server, { db, queue, metrics, migrations, metricsToken });
  if (options.docs) await registerOpenApi(server);
  registerRoutes(
    server,
    domains.flatMap((domain) => domain.routes ?? []),
    {
      db,
      clock,
      tokens,
      admission,
      limit,
      limitByAddress: byAddress,
      ...(options.uploads && { uploads: options.uploads }),
    },
  );
  for (const domain of domains) domain.extra?.(server, clock);
  if (demo) {
    registerClock(server, db, clock, queue);
    registerMail(server, db);
  }
  return { server, clock, queue, traffic };
}
