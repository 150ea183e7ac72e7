import type { EventEmitter } from 'node:events';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LiveReleases } from '../releases/index.ts';

/** Tells of each rebuild, for development: the page reloads when `change` is emitted. */
export type Changes = EventEmitter<{ change: [] }>;

const PATH = '/live-reload';
/** Another one after each start of the server. */
const SERVER = randomUUID();

/** What a page is made of: this server, and what is live. */
const stateOf = ({ shell, remotes }: LiveReleases): string =>
  [SERVER, ...[shell, ...remotes].map(({ release }) => release)].join('.');

/** Reloads the page that is made of these releases on a change, and when another server has taken over. */
export const liveReloadScript = (releases: LiveReleases): string =>
  `new EventSource('${PATH}?seen=${stateOf(releases)}').onmessage = () => location.reload();`;

/**
 * Serves the stream of changes to the pages that are open. A page tells what it is made of, so that it hears of what
 * has changed while it loaded, too.
 */
export function serveLiveReload(
  gateway: FastifyInstance,
  changes: Changes,
  live: () => Promise<LiveReleases>,
): void {
  gateway.get(PATH, async (request: FastifyRequest<{ Querystring: { seen?: string } }>, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw
      .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      .write('retry: 100\n\n');
    const tell = () => raw.write('data: change\n\n');
    changes.on('change', tell);
    request.raw.once('close', () => changes.off('change', tell));
    if (request.query.seen !== stateOf(await live())) tell();
  });
}
