import type { FastifyInstance } from 'fastify';

/** Readiness checks of a process, by name. */
type HealthChecks = Readonly<Record<string, () => boolean | Promise<boolean>>>;

const UNAVAILABLE = 503;

/**
 * `/health/live`: the process responds and needs no restart. `/health/ready`: all checks pass, so it can receive
 * requests; otherwise 503. Both return only `{status, checks: {name: 'ok' | 'failed'}}`.
 */
export function registerHealth(app: FastifyInstance, checks: HealthChecks): void {
  app.get('/health/live', { config: { skipsClockSync: true } }, () => ({ status: 'ok' }));
  app.get('/health/ready', { config: { skipsClockSync: true } }, async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await passes(check)] as const),
    );
    const isReady = results.every(([, well]) => well);
    if (!isReady) void reply.code(UNAVAILABLE);
    return {
      status: isReady ? 'ok' : 'not ready',
      checks: Object.fromEntries(results.map(([name, well]) => [name, well ? 'ok' : 'failed'])),
    };
  });
}

const SECOND_MS = 1000;

/** A check that queries the database at most once a second, and not again before it has its answer. */
export function cachedForOneSecond(check: () => Promise<boolean>): () => Promise<boolean> {
  let latest: Promise<boolean> | undefined;
  const forget = (): void => {
    setTimeout(() => (latest = undefined), SECOND_MS).unref();
  };
  return () => {
    if (!latest) {
      latest = check();
      void latest.then(forget, forget);
    }
    return latest;
  };
}

async function passes(check: HealthChecks[string]): Promise<boolean> {
  try {
    return await check();
  } catch {
    return false;
  }
}
