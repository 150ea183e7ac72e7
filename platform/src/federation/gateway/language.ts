import {
  FALLBACK_LANGUAGE,
  isLanguage,
  languageInCookies,
  type Language,
  LANGUAGE_QUERY_KEY,
} from '@metier/contract';
import { cookieIn } from './cookie-in.ts';

/** The language of a page: by query, else cookie, else English. Source: seed §1. */
export function languageOf(query: URLSearchParams, cookies: string | undefined): Language {
  const asked = query.get(LANGUAGE_QUERY_KEY);
  return isLanguage(asked)
    ? asked
    : (languageInCookies((name) => cookieIn(cookies, name)) ?? FALLBACK_LANGUAGE);
}
