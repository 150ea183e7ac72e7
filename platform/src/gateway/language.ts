import {
  FALLBACK_LANGUAGE,
  isLanguage,
  type Language,
  LANGUAGE_COOKIE,
  LANGUAGE_QUERY_KEY,
} from '@metier/shared-kit/contract';

/** The language of a page: the query says it, else the cookie, else English. Source: seed §1. */
export function languageOf(query: URLSearchParams, cookies: string | undefined): Language {
  const fromCookie = cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${LANGUAGE_COOKIE}=`))
    ?.slice(LANGUAGE_COOKIE.length + 1);
  return [query.get(LANGUAGE_QUERY_KEY), fromCookie].find(isLanguage) ?? FALLBACK_LANGUAGE;
}
