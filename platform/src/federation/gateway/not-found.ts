import type { FastifyReply } from 'fastify';

/** Answers 404, uncached. The page must never answer for a missing file: a script would be HTML. */
export function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('not found\n');
}
