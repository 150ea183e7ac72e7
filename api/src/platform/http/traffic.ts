import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/index.ts';
import { wireError } from './error-handler.ts';

/** Tracks requests in flight and drains them at shutdown. */
export interface Traffic {
  /** True once shutdown has begun: a proxy should send requests elsewhere. */
  readonly isEnding: () => boolean;
  /** Serves for the grace period, then rejects new requests and resolves when those in flight are answered. */
  readonly end: (graceSeconds: number) => Promise<void>;
}

/** Deadline of requests in flight at shutdown. */
const TIMEOUT_MS = 30_000;
const POLL_MS = 10;
const UNAVAILABLE = 503;

/**
 * Tracks the requests of a server; must be called before any route is registered on it. The hooks of `createServer` run
 * earlier, and one of them awaits the database in demo mode.
 */
export function watchTraffic(app: FastifyInstance): Traffic {
  const state = { isEnding: false, isClosed: false };
  const underWay = new Map<FastifyRequest, FastifyReply>();
  app.addHook('onRequest', (request, reply, next) => {
    if (state.isClosed && !request.url.startsWith('/health/')) return refuse(request, reply);
    // The client may have left during an earlier hook: `close` has been emitted then.
    if (!reply.raw.destroyed) {
      underWay.set(request, reply);
      reply.raw.once('close', () => underWay.delete(request));
    }
    next();
  });
  return {
    isEnding: () => state.isEnding,
    end: async (graceSeconds) => {
      state.isEnding = true;
      await sleep(graceSeconds * 1000);
      state.isClosed = true;
      // An event stream never ends by itself; its client reconnects to another process.
      for (const reply of underWay.values()) if (isStream(reply)) reply.raw.destroy();
      const until = performance.now() + TIMEOUT_MS;
      while (underWay.size > 0 && performance.now() < until) await sleep(POLL_MS);
      for (const { id, method, routeOptions } of underWay.keys())
        app.log.warn({ request_id: id, method, route: routeOptions.url }, 'request aborted at shutdown');
    },
  };
}

const isStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('text/event-stream');

/** Another process, or this one's successor, can answer within a moment. */
function refuse(request: FastifyRequest, reply: FastifyReply): void {
  void reply.code(UNAVAILABLE).headers({ connection: 'close', 'retry-after': 1 });
  void reply.send(wireError(new AppError('serverError', { request_id: request.id })));
}
