import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { GateError, ReleaseError } from '../releases/index.ts';
import { DeployError } from './deploy-error.ts';

/**
 * Error handler of the upload. An unexpected error is reported to the operator; the sender gets a 500 without details.
 */
export function refusal(report: (message: string) => void) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const known = deployErrorOf(error);
    if (!known) report(`${request.method} ${request.url}: ${String(error.stack)}`);
    const refused = known ?? new DeployError('serverError', 'The gateway failed. Try again later.');
    if (refused.status === 401) void reply.header('www-authenticate', 'Bearer');
    const { retryAfter } = refused.details;
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    return reply.code(refused.status).header('cache-control', 'no-store').send(refused.body);
  };
}

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
