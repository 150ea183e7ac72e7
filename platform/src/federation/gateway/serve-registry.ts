import { REGISTRY_URL } from '@metier/shared-kit/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentDigest } from '../../integrity.ts';
import { type LiveReleases, registryOf } from '../../releases/index.ts';

/**
 * Serves the registry that a page of this visitor would contain, so that open tabs can detect newer releases. An unchanged
 * one is answered with 304.
 *
 * @param releasesOf the releases for the visitor of a request
 */
export function serveRegistry(
  gateway: FastifyInstance,
  releasesOf: (request: FastifyRequest, reply: FastifyReply) => Promise<LiveReleases>,
): void {
  gateway.get(REGISTRY_URL, async (request, reply) => {
    const registry = JSON.stringify(registryOf(await releasesOf(request, reply)));
    const etag = `"${contentDigest(registry)}"`;
    void reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'cookie' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(registry);
  });
}
