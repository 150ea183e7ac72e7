import type { EventEmitter } from 'node:events';
import type { FastifyInstance } from 'fastify';

/** Tells of each rebuild, for development: the page reloads when `change` is emitted. */
export type Changes = EventEmitter<{ change: [] }>;

const PATH = '/live-reload';

/** Runs in the page: reloads it on a change, and when the server is there again after a restart. */
export const LIVE_RELOAD_SCRIPT = `{
  const events = new EventSource('${PATH}');
  events.onmessage = () => location.reload();
  events.onerror = () => { events.onopen = () => location.reload(); };
}`;

/** Serves the stream of changes to the pages that are open. */
export function serveLiveReload(gateway: FastifyInstance, changes: Changes): void {
  gateway.get(PATH, (request, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw
      .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      .write('retry: 100\n\n');
    const tell = () => raw.write('data: change\n\n');
    changes.on('change', tell);
    request.raw.once('close', () => changes.off('change', tell));
  });
}
