import {
  FALLBACK_LANGUAGE,
  isLanguage,
  LANGUAGE_COOKIE,
  languageInCookies,
  LANGUAGE_QUERY_KEY,
  type Language,
} from '@metier/contract';
import { setCookie } from '../state/index.ts';

const YEAR_IN_SECONDS = 31_536_000;

const fromQuery = () => new URLSearchParams(window.location.search).get(LANGUAGE_QUERY_KEY);

const cookieValue = (name: string) =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The language of the visit: query string, then cookie, then English. Source: seed.md §1. */
export function visitLanguage(): Language {
  return [fromQuery(), languageInCookies(cookieValue)].find(isLanguage) ?? FALLBACK_LANGUAGE;
}

/** Stores the choice for a year and sets it on the document, from which the HTTP client sends it to the API. */
export function keepLanguage(language: Language): void {
  setCookie(LANGUAGE_COOKIE, language, YEAR_IN_SECONDS);
  document.documentElement.lang = language;
}
