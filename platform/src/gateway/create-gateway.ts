import fastify, { type FastifyInstance } from 'fastify';
import { LiveReleaseReader, type ReleaseStore } from '../releases/index.ts';
import { type ApiTarget, proxyTo, serverWith } from './api-target.ts';
import { serveReleases } from './release-files.ts';
import { COMMON_HEADERS } from './security-headers.ts';
import { sendPage } from './send-page.ts';

export type GatewayOptions = { readonly store: ReleaseStore; readonly api: ApiTarget };

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * The one origin of the product: the shell's page at every address, the files of the releases, and the API.
 *
 * @example
 * const gateway = await createGateway({ store: new ReleaseStore('dist'), api: { app: server } });
 * await gateway.listen({ port: 8080 });
 */
export async function createGateway({ store, api }: GatewayOptions): Promise<FastifyInstance> {
  const gateway = fastify('app' in api ? { serverFactory: serverWith(api.app) } : {});
  const reader = new LiveReleaseReader(store);
  gateway.addHook('onRequest', async (_request, reply) => void reply.headers(COMMON_HEADERS));
  if ('url' in api) await proxyTo(gateway, api.url);
  serveReleases(gateway, store, FOREVER);
  gateway.get('/*', async (request, reply) => sendPage(request, reply, await reader.read(), ''));
  return gateway;
}
