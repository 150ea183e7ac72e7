import { DURATIONS, ROLE_COOKIE } from '@metier/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenedSession } from './commands/open-session.ts';

const REFRESH = 'refresh_token';
const DEVICE = 'known_device';
const PATH = '/api/auth';

/** With TLS: browsers accept a `__Host-` cookie only from the host itself, with this path, and send it nowhere else. */
const hostName = (name: string): string => `__Host-${name}`;
const HOST_PATH = '/';

/**
 * Sends a refresh token to the browser in an HttpOnly cookie, and the role in a cookie for the pages, which no other call
 * reads. Source: product.md §7.
 */
export function setSessionCookies(
  reply: FastifyReply,
  { refreshToken, role }: Pick<OpenedSession, 'refreshToken' | 'role'>,
  secure: boolean,
): void {
  setCookie(reply, { name: REFRESH, value: refreshToken, seconds: DURATIONS.refreshToken }, secure);
  void reply.setCookie(secure ? hostName(ROLE_COOKIE) : ROLE_COOKIE, role, {
    path: HOST_PATH,
    httpOnly: true,
    // A page that a mail links to needs it, too.
    sameSite: 'lax',
    secure,
    maxAge: DURATIONS.refreshToken,
  });
}

/** Deletes both cookies. */
export function clearSessionCookies(reply: FastifyReply, secure: boolean): void {
  if (secure) void reply.clearCookie(hostName(REFRESH), { path: HOST_PATH, secure });
  void reply.clearCookie(REFRESH, { path: PATH });
  void reply.clearCookie(secure ? hostName(ROLE_COOKIE) : ROLE_COOKIE, { path: HOST_PATH, secure });
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
  void reply.setCookie(secure ? hostName(name) : name, value, {
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
  cookies[secure ? hostName(name) : name];
