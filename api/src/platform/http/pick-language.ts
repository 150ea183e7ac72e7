import { FALLBACK_LANGUAGE, isLanguage, languageInCookies, type Language } from '@metier/contract';
import type { FastifyRequest } from 'fastify';

/** The language in which whoever sends a request reads. */
export const languageOf = ({ cookies, headers }: FastifyRequest): Language =>
  pickLanguage(
    languageInCookies((name) => cookies[name]),
    headers['accept-language'],
  );

/**
 * The language to write to a visitor in: the one chosen, else the first of the browser's that the product
 * speaks, else the fallback.
 *
 * @param chosen the language in the cookies
 * @param accepted value of the `Accept-Language` header
 * @example pickLanguage(undefined, 'fr-FR,de;q=0.8') // 'de'
 */
export function pickLanguage(chosen: string | undefined, accepted = ''): Language {
  if (isLanguage(chosen)) return chosen;
  const wanted = accepted
    .split(',')
    .map((entry) => entry.trim().split(';q='))
    .map(([tag = '', quality = '1']) => ({
      language: tag.split('-')[0]?.toLowerCase(),
      quality: Number(quality),
    }))
    .toSorted((one, other) => other.quality - one.quality);
  return wanted.map(({ language }) => language).find(isLanguage) ?? FALLBACK_LANGUAGE;
}
