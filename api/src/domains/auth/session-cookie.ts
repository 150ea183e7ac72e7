import { cookieName, DURATIONS } from '@metier/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

const REFRESH = 'refresh_token';
const DEVICE = 'known_device';
const PATH = '/api/auth';

/** The path that a cookie with the prefix `__Host-` must have. */
const HOST_PATH = '/';

/** Sends a refresh token to the browser in an HttpOnly cookie. Source: product.md §7. */
export function setRefreshCookie(reply: FastifyReply, token: string, secure: boolean): void {
  setCookie(reply, { name: REFRESH, value: token, seconds: DURATIONS.refreshToken }, secure);
}

/** Deletes the refresh token's cookie. */
export function clearRefreshCookie(reply: FastifyReply, secure: boolean): void {
  if (secure) void reply.clearCookie(cookieName(REFRESH, secure), { path: HOST_PATH, secure });
  void reply.clearCookie(REFRESH, { path: PATH });
}

/** The refresh token of a request. */
export const refreshCookie = (request: FastifyRequest, secure: boolean): string | undefined =>
  readCookie(request, REFRESH, secure);

/** Makes the browser a known device; kept at sign-out. */
export function setDeviceCookie(reply: FastifyReply, token: string, secure: boolean): void {
  setCookie(reply, { name: DEVICE, value: token, seconds: DURATIONS.knownDevice }, secure);
}

/** The device cookie of a request. */
export const deviceCookie = (request: FastifyRequest, secure: boolean): string | undefined =>
  readCookie(request, DEVICE, secure);

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly seconds: number;
}

/** With TLS the cookie with the old, unprefixed name is deleted. */
function setCookie(reply: FastifyReply, { name, value, seconds }: Cookie, secure: boolean): void {
  void reply.setCookie(cookieName(name, secure), value, {
    path: secure ? HOST_PATH : PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: seconds,
  });
  if (secure) void reply.clearCookie(name, { path: PATH });
}

/** With TLS an unprefixed cookie is ignored: a sibling subdomain, or a page without TLS, may have planted it. */
const readCookie = ({ cookies }: FastifyRequest, name: string, secure: boolean): string | undefined =>
  cookies[cookieName(name, secure)];
