import type { FastifyRequest } from 'fastify';

/**
 * True if a form of this origin sent a request. Stricter than the API's rule: an override needs no cookie to do harm,
 * so a request that does not say where it comes from is refused, too.
 */
export function isFromOwnPage({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  // Browsers leave it out where there is neither TLS nor the loopback.
  return site === undefined ? URL.parse(headers.origin ?? '')?.host === host : site === 'same-origin';
}
