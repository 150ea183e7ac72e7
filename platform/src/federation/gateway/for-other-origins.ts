import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRemote, readRelease, RELEASES_URL, type ReleaseStore } from '../../releases/index.ts';
import { notFound } from './not-found.ts';

/** Allows pages of other origins to load a file. */
const FOR_ALL = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/**
 * Lets pages of other gateways load remotes from here as overrides: adds CORS headers to the files of releases, and
 * serves the manifest of the live release under a fixed name.
 */
export function serveForOtherOrigins(gateway: FastifyInstance, store: ReleaseStore): void {
  gateway.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith(RELEASES_URL)) void reply.headers(FOR_ALL);
  });
  gateway.get(
    `${RELEASES_URL}:app/manifest.json`,
    async (request: FastifyRequest<{ Params: { readonly app: string } }>, reply) => {
      const { app } = request.params;
      const release = (await store.registry.read())?.apps[app]?.live;
      const live = release ? await readRelease(store, app, release) : undefined;
      if (!isRemote(live)) return notFound(reply);
      return reply.header('cache-control', 'no-store').send(live.manifest);
    },
  );
}
