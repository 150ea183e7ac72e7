import { DURATIONS } from '@metier/shared-kit/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'refresh_token';
const PATH = '/api/auth';

/** Hands a refresh token to the browser where no script can read it. Source: product.md §7. */
export function setRefreshCookie(reply: FastifyReply, token: string, secure: boolean): void {
  void reply.setCookie(NAME, token, {
    path: PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: DURATIONS.refreshToken,
  });
}

/** Takes the refresh token away from the browser. */
export function clearRefreshCookie(reply: FastifyReply): void {
  void reply.clearCookie(NAME, { path: PATH });
}

/** The refresh token that came with a request. */
export const refreshCookie = ({ cookies }: FastifyRequest): string | undefined => cookies[NAME];
