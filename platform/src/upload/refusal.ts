import { senderOf } from '@metier/api/platform';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { GateError, ReleaseError } from '../releases/index.ts';
import { DeployError } from './deploy-error.ts';
import type { DeployErrorCode } from './protocol.ts';

/** Receives security events. */
export interface SecurityLog {
  readonly warn: (line: object, message: string) => void;
}

/** Names of security events, as in the API's log. */
const EVENTS: Partial<Record<DeployErrorCode, string>> = {
  keyRefused: 'deploy_key_rejected',
  keyExpired: 'deploy_key_rejected',
  otherApp: 'access_denied',
  tooMany: 'rate_limited',
};

/**
 * Error handler of the upload. An unexpected error is reported to the operator; the sender gets a 500 without details. A
 * refused key is logged, without the key.
 */
export function refusal(report: (message: string) => void, log: SecurityLog) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const known = deployErrorOf(error);
    if (!known) report(`${request.method} ${request.url}: ${String(error.stack)}`);
    const refused = known ?? new DeployError('serverError', 'The gateway failed. Try again later.');
    const security = EVENTS[refused.code];
    if (security !== undefined) log.warn(securityLine(security, request), 'Security');
    if (refused.status === 401) void reply.header('www-authenticate', 'Bearer');
    const { retryAfter } = refused.details;
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    return reply.code(refused.status).header('cache-control', 'no-store').send(refused.body);
  };
}

const securityLine = (security: string, { method, routeOptions, ip }: FastifyRequest) => ({
  security,
  method,
  route: routeOptions.url,
  sender: senderOf(ip),
});

function deployErrorOf(error: FastifyError): DeployError | undefined {
  if (error instanceof DeployError) return error;
  if (error instanceof GateError)
    return new DeployError(
      'gateRefused',
      `It does not fit what is live; nothing has changed:\n${error.list}\nOnly the gateway's operator can override the gate: npm run release -- … --force --why "…"`,
    );
  if (error instanceof ReleaseError) return new DeployError('refused', error.message);
  const { statusCode = 500 } = error;
  if (statusCode === 413)
    return new DeployError('tooLarge', 'This is larger than a release or one of its files may be.');
  return statusCode < 500 ? new DeployError('badRequest', error.message) : undefined;
}
