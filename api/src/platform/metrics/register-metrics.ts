import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/index.ts';
import type { Metrics } from './metrics.ts';

const HERE = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * `GET /metrics` for Prometheus. With a token, only for requests with `Authorization: Bearer`; without one, only for
 * this machine and not through a proxy on it.
 *
 * @throws AppError `notSignedIn` with a wrong token, `notAllowed` from elsewhere
 */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', async (request, reply) => {
    if (token === undefined) checkLocal(request);
    else checkToken(request, token);
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

function checkLocal({ socket, headers }: FastifyRequest): void {
  const isForwarded =
    'forwarded' in headers || Object.keys(headers).some((name) => name.startsWith('x-forwarded-'));
  if (isForwarded || !HERE.has(socket.remoteAddress ?? '')) throw new AppError('notAllowed');
}

function checkToken({ headers }: FastifyRequest, token: string): void {
  if (!timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`)))
    throw new AppError('notSignedIn');
}

/** Hashed to equal length, for a constant-time comparison. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
