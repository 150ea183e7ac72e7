import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/index.ts';

/** Counts every response and logs it at level `info` by its route, never its URL, which may contain private data. */
export function observeResponses(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, actor } = request;
    const route = routeOptions.url ?? 'unknown';
    const { statusCode: status, elapsedTime } = reply;
    metrics.countAnswer(method, route, status, elapsedTime / 1000);
    const duration_ms = Math.round(elapsedTime);
    const level = isProbe(route) ? 'debug' : 'info';
    request.log[level]({ method, route, status, duration_ms, user_id: actor?.userId }, 'Answered');
  });
}

/** Polled by machines every few seconds. */
const isProbe = (route: string): boolean => route.startsWith('/health/') || route === '/metrics';
