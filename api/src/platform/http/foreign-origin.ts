import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/index.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** `Sec-Fetch-Site` of a request from the product's own page or from direct navigation. */
const OURS: ReadonlySet<unknown> = new Set(['same-origin', 'none']);

/**
 * Rejects a cross-origin call that changes data and carries a cookie (CSRF), like Go's `CrossOriginProtection`:
 * `Sec-Fetch-Site` takes precedence over the host, which a proxy may have rewritten. Clients other than browsers send
 * neither header and pass.
 *
 * @throws AppError `notAllowed`
 */
export function refuseForeignOrigin({ method, headers, host }: FastifyRequest, ownOrigin: string): void {
  if (headers.cookie === undefined || READING.has(method) || headers.origin === ownOrigin) return;
  const site = headers['sec-fetch-site'];
  if (site !== undefined ? OURS.has(site) : isOwnHost(headers.origin, host, ownOrigin)) return;
  throw new AppError('notAllowed');
}

/** True without an origin, or for one of the requested host; with TLS, if the product's own origin has it. */
function isOwnHost(origin: string | undefined, host: string, ownOrigin: string): boolean {
  if (origin === undefined) return true;
  const page = URL.parse(origin);
  return page?.host === host && (page.protocol === 'https:' || !ownOrigin.startsWith('https:'));
}
