import { randomInt } from 'node:crypto';
import { cookieName } from '@metier/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieIn } from './cookie-in.ts';

const COOKIE = 'metier_visitor';
/** Enough for exact shares; too few to identify a person. */
const NUMBERS = 1_000_000;
const NUMBER = /^\d{1,6}$/;
/** Longer than a canary runs. Not renewed, so that nobody is tracked for longer. */
const SECONDS = 30 * 24 * 60 * 60;

/**
 * The random number that assigns a visitor to shares of canaries. Reads it from an HttpOnly cookie, or sets a new one.
 */
export function visitorNumberOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): number {
  const known = knownVisitor(request.headers.cookie, secure);
  if (known !== undefined) return known;
  const number = randomInt(NUMBERS);
  const attributes = `Max-Age=${SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  void reply.header('set-cookie', `${nameOf(secure)}=${number}; ${attributes}`);
  return number;
}

/** The visitor's number in a cookie header; undefined if it has none. */
export function knownVisitor(cookies: string | undefined, secure: boolean): number | undefined {
  const known = cookieIn(cookies, nameOf(secure));
  return known !== undefined && NUMBER.test(known) ? Number(known) : undefined;
}

const nameOf = (secure: boolean) => cookieName(COOKIE, secure);
