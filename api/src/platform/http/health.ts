import type { FastifyInstance } from 'fastify';

/** Readiness checks of a process, by name. */
type HealthChecks = Readonly<Record<string, () => boolean | Promise<boolean>>>;

const UNAVAILABLE = 503;

/**
 * `/health/live`: the process answers, and needs no restart. `/health/ready`: all checks are well, so it may be sent
 * work; otherwise 503. Both name no more than `{status, checks: {name: 'ok' | 'failed'}}`.
 */
export function registerHealth(app: FastifyInstance, checks: HealthChecks): void {
  app.get('/health/live', { config: { knowsTime: true } }, () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await isWell(check)] as const),
    );
    const isReady = results.every(([, well]) => well);
    if (!isReady) void reply.code(UNAVAILABLE);
    return {
      status: isReady ? 'ok' : 'not ready',
      checks: Object.fromEntries(results.map(([name, well]) => [name, well ? 'ok' : 'failed'])),
    };
  });
}

async function isWell(check: HealthChecks[string]): Promise<boolean> {
  try {
    return await check();
  } catch {
    return false;
  }
}
