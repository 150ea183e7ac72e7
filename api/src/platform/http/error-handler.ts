import { WRONG_MEDIA_TYPE } from '@metier/contract/validation';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseLost } from '../db/index.ts';
import { AppError, describeError } from '../errors/index.ts';

const TOO_LARGE = 413;
const WRONG_TYPE = 415;
const UNAVAILABLE = 503;
/** Seconds until a retry: a database usually restarts within seconds. */
const DATABASE_RETRY_S = 2;

/** The response body of an error. Source: product.md §6. */
export interface WireError {
  readonly error: { readonly code: number; readonly description: string; readonly details?: unknown };
}

/** Converts an error to its response body. */
export function wireError({ error, code, details }: AppError): WireError {
  return { error: { code, description: describeError(error), ...(details && { details }) } };
}

/**
 * Maps errors to responses. Unexpected errors are logged and become 1099 with the request's id; a lost database becomes
 * status 503.
 */
export async function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<WireError> {
  const known = asAppError(error);
  if (known === undefined) request.log.error(error, 'Unexpected error');
  const answer = known ?? new AppError('serverError', { request_id: request.id });
  if (answer.details && 'retry_after' in answer.details)
    void reply.header('retry-after', answer.details.retry_after);
  if (error instanceof DatabaseLost) void reply.header('retry-after', DATABASE_RETRY_S);
  // The rest of a body that is refused unread may never arrive.
  if (answer.details === WRONG_MEDIA_TYPE && !request.raw.complete) void reply.header('connection', 'close');
  void reply.code(statusOf(error, answer));
  reply.refusal = answer.error;
  return wireError(answer);
}

function statusOf(error: unknown, { status }: AppError): number {
  if (error instanceof DatabaseLost) return UNAVAILABLE;
  return isTooLarge(error) ? TOO_LARGE : status;
}

/** Answers a path that does not exist. */
export function sendUnknownPath(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = new AppError('notFound');
  return reply.code(error.status).send(wireError(error));
}

function asAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (isTooLarge(error)) return new AppError('invalidInput', { body: 'tooLong' });
  if (isWrongMediaType(error)) return new AppError('invalidInput', WRONG_MEDIA_TYPE);
  return isUnreadableBody(error) ? new AppError('invalidInput', { body: 'format' }) : undefined;
}

/** Errors of Fastify's parser for broken JSON. */
function isUnreadableBody(error: unknown): boolean {
  const { statusCode } = error as FastifyError;
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500;
}

const isWrongMediaType = (error: unknown): boolean => (error as FastifyError).statusCode === WRONG_TYPE;

const isTooLarge = (error: unknown): boolean => (error as FastifyError).statusCode === TOO_LARGE;
