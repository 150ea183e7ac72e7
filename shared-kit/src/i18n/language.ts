import {
  FALLBACK_LANGUAGE,
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_QUERY_KEY,
  type Language,
} from '../contract/index.ts';

const YEAR_IN_SECONDS = 31_536_000;

const fromQuery = () => new URLSearchParams(window.location.search).get(LANGUAGE_QUERY_KEY);

const fromCookie = () =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${LANGUAGE_COOKIE}=`))
    ?.slice(LANGUAGE_COOKIE.length + 1);

/** Language of this visit: query string, then cookie, then English. Source: seed.md §1. */
export function visitLanguage(): Language {
  return [fromQuery(), fromCookie()].find(isLanguage) ?? FALLBACK_LANGUAGE;
}

/** Keeps the choice for a year and tells the document; the HTTP door sends it to the API from there. */
export function keepLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_IN_SECONDS}; SameSite=Lax`;
  document.documentElement.lang = language;
}
