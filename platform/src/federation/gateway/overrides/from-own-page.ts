import type { FastifyRequest } from 'fastify';

/**
 * True if a form of this origin sent the request. Stricter than the API's CSRF rule: setting an override needs no session,
 * so a request without these headers is refused, too.
 */
export function isFromOwnPage({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  // Browsers send it only over TLS or to localhost.
  return site === undefined ? URL.parse(headers.origin ?? '')?.host === host : site === 'same-origin';
}
