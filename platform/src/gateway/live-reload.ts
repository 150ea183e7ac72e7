import type { EventEmitter } from 'node:events';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LiveReleases } from '../releases/index.ts';
import { type BuildFailure, watchBuilds } from './watch-builds.ts';

/** Tells of development's builds: the page reloads when `change` is emitted, and shows the builds that fail. */
export type Changes = EventEmitter<{ change: []; failures: [readonly BuildFailure[]] }>;

const PATH = '/live-reload';
/** Another one after each start of the server. */
const SERVER = randomUUID();

/** True for the address of the stream. */
export const isLiveReload = (url: string): boolean => url.startsWith(`${PATH}?`);

/** What a page is made of: this server, and what is live. */
export const stateOf = ({ shell, remotes }: LiveReleases): string =>
  [shell, ...remotes].map(({ release }) => release).join('.');

/** Reloads the page that was made in this state on a change, and when another server has taken over. */
export const liveReloadScript = (state: string): string =>
  `(${String(watchBuilds)})('${PATH}?seen=${SERVER}.${state}');`;

/**
 * Serves the stream of changes to the pages that are open. A page tells what it is made of, so that it hears of what
 * has changed while it loaded, too.
 *
 * @param state what a page would be made of now
 */
export function serveLiveReload(
  gateway: FastifyInstance,
  changes: Changes,
  state: () => Promise<string>,
): void {
  let failures: readonly BuildFailure[] = [];
  changes.on('failures', (now) => {
    failures = now;
  });
  // Each page that is open listens.
  changes.setMaxListeners(0);
  gateway.get(PATH, async (request: FastifyRequest<{ Querystring: { seen?: string } }>, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw
      .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      .write('retry: 100\n\n');
    const tellChange = () => raw.write('data: change\n\n');
    const tellFailures = (now: readonly BuildFailure[]) =>
      raw.write(`event: failures\ndata: ${JSON.stringify(now)}\n\n`);
    changes.on('change', tellChange).on('failures', tellFailures);
    request.raw.once('close', () => changes.off('change', tellChange).off('failures', tellFailures));
    if (failures.length > 0) tellFailures(failures);
    if (request.query.seen !== `${SERVER}.${await state()}`) tellChange();
  });
}
