import type { EventEmitter } from 'node:events';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LiveReleases } from '../../releases/index.ts';
import { type BuildFailure, watchBuilds } from './watch-builds.ts';

/** Events of development builds: pages reload on `change` and show the builds in `failures`. */
export type Changes = EventEmitter<{ change: []; failures: [readonly BuildFailure[]] }>;

const PATH = '/live-reload';
/** Changes at each start of the server. */
const SERVER = randomUUID();

/** True for the address of the stream. */
export const isLiveReload = (url: string): boolean => url.startsWith(`${PATH}?`);

/** State of a page: the server's start and the live releases. */
export const stateOf = ({ shell, remotes }: LiveReleases): string =>
  [shell, ...remotes].map(({ release }) => release).join('.');

/** Script that reloads the page on a change, and after a restart of the server. */
export const liveReloadScript = (state: string): string =>
  `(${String(watchBuilds)})('${PATH}?seen=${SERVER}.${state}');`;

/**
 * Serves the event stream of changes to open pages. A page sends its state, so a change during its load is not missed.
 *
 * @param state the state of a page that is loaded now
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
  // One listener for each open page.
  changes.setMaxListeners(0);
  gateway.get(PATH, async (request: FastifyRequest<{ Querystring: { seen?: string } }>, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw
      .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      .write('retry: 100\n\n');
    const sendChange = () => raw.write('data: change\n\n');
    const sendFailures = (now: readonly BuildFailure[]) =>
      raw.write(`event: failures\ndata: ${JSON.stringify(now)}\n\n`);
    changes.on('change', sendChange).on('failures', sendFailures);
    request.raw.once('close', () => changes.off('change', sendChange).off('failures', sendFailures));
    if (failures.length > 0) sendFailures(failures);
    if (request.query.seen !== `${SERVER}.${await state()}`) sendChange();
  });
}
