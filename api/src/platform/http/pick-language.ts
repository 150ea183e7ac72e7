import { FALLBACK_LANGUAGE, isLanguage, languageInCookies, type Language, LANGUAGES } from '@metier/contract';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** The language of a request's sender. */
export const languageOf = (request: FastifyRequest): Language =>
  namedLanguageOf(request) ?? FALLBACK_LANGUAGE;

/** The language that a request names by cookie or `Accept-Language`; undefined if it names none. */
export function namedLanguageOf({ cookies, headers }: FastifyRequest): Language | undefined {
  const chosen = languageInCookies((name) => cookies[name]);
  const accepted = headers['accept-language'];
  return chosen === undefined && accepted === undefined ? undefined : pickLanguage(chosen, accepted);
}

/**
 * The language for a visitor: the chosen one, else the browser's first supported one, else the fallback.
 *
 * @param chosen the language in the cookies
 * @param accepted value of the `Accept-Language` header
 * @example pickLanguage(undefined, 'it-IT,de;q=0.8') // 'de'
 */
export function pickLanguage(chosen: string | undefined, accepted = ''): Language {
  if (isLanguage(chosen)) return chosen;
  const negotiator = new Negotiator({ headers: { 'accept-language': accepted } });
  return negotiator.languages([...LANGUAGES]).find(isLanguage) ?? FALLBACK_LANGUAGE;
}
