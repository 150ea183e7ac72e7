import {
  FALLBACK_LANGUAGE,
  isLanguage,
  type Language,
  LANGUAGE_COOKIE,
  LANGUAGE_QUERY_KEY,
} from '@metier/shared-kit/contract';
import { cookieIn } from './cookie-in.ts';

/** The language of a page: the query says it, else the cookie, else English. Source: seed §1. */
export function languageOf(query: URLSearchParams, cookies: string | undefined): Language {
  const given = [query.get(LANGUAGE_QUERY_KEY), cookieIn(cookies, LANGUAGE_COOKIE)];
  return given.find(isLanguage) ?? FALLBACK_LANGUAGE;
}
