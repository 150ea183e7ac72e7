import type { FastifyReply } from 'fastify';

/** Responds with 404, uncached. Must never be the page: a script would get HTML. */
export function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('not found\n');
}
