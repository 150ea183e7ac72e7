import type { RequestListener, Server } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import { boundedServer } from '@metier/api/platform';
import type { FastifyInstance } from 'fastify';

/** The API: in this process, or at a URL. */
export type ApiTarget = { readonly app: FastifyInstance } | { readonly url: string };

const PREFIXES = ['/api', '/files', '/psp', '/dev', '/health', '/metrics'];

const isApi = (url = '') =>
  PREFIXES.some((prefix) => url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`));

/**
 * The HTTP server of a gateway. An API in the same process gets its requests unmodified, so it behaves like a separate
 * server.
 */
export function serverWith(api: ApiTarget, behindProxy: boolean): (gateway: RequestListener) => Server {
  const answer = (gateway: RequestListener): RequestListener =>
    'url' in api
      ? gateway
      : (request, response) => {
          if (isApi(request.url)) api.app.routing(request, response);
          else gateway(request, response);
        };
  return (gateway) => boundedServer(answer(gateway), { behindProxy });
}

/** Proxies API requests with the visitor's address; replaces forwarding headers of the client. */
export async function proxyTo(gateway: FastifyInstance, url: string): Promise<void> {
  for (const prefix of PREFIXES) {
    await gateway.register(httpProxy, {
      upstream: url,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        rewriteRequestHeaders: ({ ip }, headers) => ({ ...headers, 'x-forwarded-for': ip }),
      },
    });
  }
}
