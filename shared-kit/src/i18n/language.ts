import {
  FALLBACK_LANGUAGE,
  isLanguage,
  LANGUAGE_COOKIE,
  languageInCookies,
  LANGUAGE_QUERY_KEY,
  type Language,
  SECURE_LANGUAGE_COOKIE,
} from '@metier/contract';

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
  const isSecure = window.location.protocol === 'https:';
  const name = isSecure ? SECURE_LANGUAGE_COOKIE : LANGUAGE_COOKIE;
  const attributes = `path=/; max-age=${YEAR_IN_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  document.cookie = `${name}=${language}; ${attributes}`;
  document.documentElement.lang = language;
}
