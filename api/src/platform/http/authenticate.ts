import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/index.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Actor } from './actor.ts';

/** Tells whether a session still lives; given by whoever keeps sessions. */
export type IsSessionLive = (sessionId: string, now: Date) => Promise<boolean>;

/**
 * Reads the bearer token of a request.
 *
 * @throws AppError `notSignedIn` without a token of ours, `tokenExpired`, `sessionEnded`
 */
export async function authenticate(
  request: FastifyRequest,
  tokens: AccessTokens,
  isSessionLive: IsSessionLive,
  now: Date,
): Promise<Actor> {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw new AppError('notSignedIn');
  const actor = await tokens.verify(token, now);
  if (actor.sessionId !== null && !(await isSessionLive(actor.sessionId, now)))
    throw new AppError('sessionEnded');
  return actor;
}
