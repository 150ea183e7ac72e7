import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieIn } from './cookie-in.ts';

const COOKIE = 'metier_visitor';
/** With TLS browsers accept such a cookie only from the host itself. */
const HOST_COOKIE = `__Host-${COOKIE}`;
/** Enough to cut exact shares of; too few to tell a person from all others. */
const NUMBERS = 1_000_000;
const NUMBER = /^\d{1,6}$/;
/** Longer than a canary takes. It is not renewed, so that nobody keeps a number for good. */
const SECONDS = 30 * 24 * 60 * 60;

/**
 * The number by which a visitor belongs to the shares of canaries, kept in a cookie that holds nothing else and that no
 * script can read. Whoever comes without it gets one.
 */
export function visitorNumberOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): number {
  const known = knownVisitor(request.headers.cookie, secure);
  if (known !== undefined) return known;
  const number = randomInt(NUMBERS);
  const attributes = `Max-Age=${SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  void reply.header('set-cookie', `${nameOf(secure)}=${number}; ${attributes}`);
  return number;
}

/** The number that a visitor's cookies hold; undefined if there is none. */
export function knownVisitor(cookies: string | undefined, secure: boolean): number | undefined {
  const known = cookieIn(cookies, nameOf(secure));
  return known !== undefined && NUMBER.test(known) ? Number(known) : undefined;
}

const nameOf = (secure: boolean) => (secure ? HOST_COOKIE : COOKIE);
