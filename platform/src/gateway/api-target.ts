import { createServer, type RequestListener, type Server } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** Where the API is: in this process, or behind a URL. */
export type ApiTarget = { readonly app: FastifyInstance } | { readonly url: string };

const PREFIXES = ['/api', '/psp', '/dev', '/health', '/metrics'];

const isApi = (url = '') =>
  PREFIXES.some((prefix) => url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`));

/**
 * The HTTP server of a gateway whose API runs in the same process: the API gets its requests untouched, so it behaves
 * as if it stood alone.
 */
export function serverWith(api: FastifyInstance): (gateway: RequestListener) => Server {
  return (gateway) =>
    createServer((request, response) => {
      if (isApi(request.url)) api.routing(request, response);
      else gateway(request, response);
    });
}

/** Passes the API's requests on to its own server, with the address of the visitor: whatever they claim is replaced. */
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
