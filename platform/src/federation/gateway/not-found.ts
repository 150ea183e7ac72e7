import type { FastifyReply } from 'fastify';

/** Answers 404. A missing file must never be answered by the page, or a script would be HTML; nor may its absence be remembered. */
export function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('not found\n');
}
