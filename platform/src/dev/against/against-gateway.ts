import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import httpProxy from '@fastify/http-proxy';
import { REGISTRY_URL, type Registry } from '@metier/shared-kit/registry';
import fastify, { type FastifyInstance } from 'fastify';
import { serveForOtherOrigins } from '../../federation/gateway/for-other-origins.ts';
import {
  type Changes,
  isLiveReload,
  liveReloadScript,
  serveLiveReload,
} from '../../federation/gateway/live-reload.ts';
import { NOT_COUNTED } from '../../federation/gateway/not-counted.ts';
import { serveReleases } from '../../federation/gateway/release-files.ts';
import { isRemote, readRelease, type ReleaseStore } from '../../releases/index.ts';
import { replaceApp, withApp } from './replace-app.ts';
import { type TargetCookies, targetCookies } from './target-cookies.ts';

interface AgainstOptions {
  /** The origin of the deployed product. */
  readonly target: string;
  /** The remote that is served from this machine. */
  readonly app: string;
  /** The store of its builds; the live one is served. */
  readonly store: ReleaseStore;
  readonly changes: Changes;
}

type Headers = Record<string, string | string[] | undefined>;

/**
 * A proxy of a deployed product that replaces one remote by its local build: in the registry of pages, and its files. All
 * other requests go to the target.
 *
 * @example
 * const gateway = await createAgainstGateway({ target: 'https://metier.example', app: 'customer', store, changes });
 * await gateway.listen({ port: 8101 });
 */
export async function createAgainstGateway(options: AgainstOptions): Promise<FastifyInstance> {
  const { target, app } = options;
  const local = await localFiles(options);
  const ownFile = new RegExp(`^/releases/${app}(~\\d+)?/`);
  const gateway = fastify({
    forceCloseConnections: true,
    serverFactory: (proxy) =>
      createServer((request, response) => {
        const { url = '' } = request;
        if (ownFile.test(url) || isLiveReload(url)) local.routing(request, response);
        else proxy(request, response);
      }),
  });
  gateway.addHook('onClose', () => local.close());
  const cookies = targetCookies(target);
  await gateway.register(httpProxy, {
    upstream: target,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => requestHeaders(request, headers, target, cookies),
      rewriteHeaders: (headers) => responseHeaders(headers, target, cookies),
      onResponse: ({ url }, reply, response) => {
        answer(url, reply, response, options).catch((error: unknown) => reply.send(error));
      },
    },
  });
  return gateway;
}

/** Serves the local files and the live-reload stream. */
async function localFiles({ store, changes, app }: AgainstOptions): Promise<FastifyInstance> {
  const local = fastify({ routerOptions: { maxParamLength: 255 } });
  serveForOtherOrigins(local, store);
  serveReleases(local, store, (message) => console.error(message));
  serveLiveReload(local, changes, async () => (await liveIn(store, app)) ?? NONE);
  await local.ready();
  return local;
}

const liveIn = async (store: ReleaseStore, app: string): Promise<string | undefined> =>
  (await store.registry.read())?.apps[app]?.live ?? undefined;

/** State of a page before the first build. */
const NONE = 'none';

function requestHeaders(
  { host, protocol, url }: { readonly host: string; readonly protocol: string; readonly url: string },
  { cookie: own, 'if-none-match': known, ...headers }: Headers,
  target: string,
  cookies: TargetCookies,
): Headers {
  const cookie = cookies.toTarget(String(own ?? ''));
  const isRegistry = url.startsWith(REGISTRY_URL);
  // These responses are modified, so they must not be compressed.
  const isChanged = isRegistry || String(headers['accept']).includes('text/html');
  return {
    ...headers,
    // Failures of the local build must not count for releases of the target.
    [NOT_COUNTED]: '1',
    ...(cookie !== undefined && { cookie }),
    ...(known !== undefined && !isRegistry && { 'if-none-match': known }),
    ...(isChanged && { 'accept-encoding': 'identity' }),
    // Requests of other origins keep their origin, so that the target refuses them.
    ...(headers['origin'] === `${protocol}://${host}` && { origin: target }),
  };
}

function responseHeaders(headers: Headers, target: string, cookies: TargetCookies): Headers {
  const { 'strict-transport-security': _, 'set-cookie': set = [], location, ...others } = headers;
  return {
    ...others,
    'set-cookie': [set].flat().map(cookies.toBrowser),
    ...(location !== undefined && { location: String(location).replace(target, '') || '/' }),
  };
}

/** The used part of a reply, which may be HTTP/1 or HTTP/2. */
interface Reply {
  readonly statusCode: number;
  readonly getHeader: (name: string) => unknown;
  readonly removeHeader: (name: string) => unknown;
  readonly send: (body: unknown) => unknown;
}

async function answer(
  url: string,
  reply: Reply,
  response: unknown,
  { store, app }: AgainstOptions,
): Promise<void> {
  const { stream } = response as { readonly stream: NodeJS.ReadableStream };
  const isRegistry = url.startsWith(REGISTRY_URL) && reply.statusCode === 200;
  const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
  if (!isPage && !isRegistry) return void reply.send(stream);
  const release = await liveIn(store, app);
  const stored = release ? await readRelease(store, app, release) : undefined;
  const remote = isRemote(stored) ? stored : undefined;
  const sent = await text(stream);
  reply.removeHeader('content-length');
  reply.removeHeader('etag');
  if (isPage) reply.send(replaceApp(sent, remote, liveReloadScript(release ?? NONE)));
  else reply.send(JSON.stringify(withApp(JSON.parse(sent) as Registry, remote)));
}
