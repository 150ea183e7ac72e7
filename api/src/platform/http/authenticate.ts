import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/index.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Actor } from './actor.ts';

/**
 * Verifies the bearer token of a request.
 *
 * @throws AppError `notSignedIn` without a valid token, `tokenExpired`
 */
export async function authenticate(
  { headers }: FastifyRequest,
  tokens: AccessTokens,
  now: Date,
): Promise<Actor> {
  const [scheme, token] = headers.authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw new AppError('notSignedIn');
  return tokens.verify(token, now);
}
