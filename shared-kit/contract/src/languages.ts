/** The languages in which every text of the product exists; the first is the fallback. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export const FALLBACK_LANGUAGE: Language = LANGUAGES[0];

/** Name of the cookie, and of the query key, that carry the chosen language. */
export const LANGUAGE_COOKIE = 'metier_lang';
/** Name of that cookie over TLS: browsers accept it only from the host itself. */
export const SECURE_LANGUAGE_COOKIE = `__Host-${LANGUAGE_COOKIE}` as const;
export const LANGUAGE_QUERY_KEY = 'lang';

/** True for a language the product speaks. Example: `isLanguage('de') // true`. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/**
 * The language in the cookies of a visitor; undefined if there is none.
 *
 * @param cookie value of a cookie by name
 */
export function languageInCookies(cookie: (name: string) => string | undefined): Language | undefined {
  return [SECURE_LANGUAGE_COOKIE, LANGUAGE_COOKIE].map(cookie).find(isLanguage);
}
