/** The languages in which every text of the product exists; the first is the fallback. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export const FALLBACK_LANGUAGE: Language = LANGUAGES[0];

/** Name of the cookie, and of the query key, that carry the chosen language. */
export const LANGUAGE_COOKIE = 'metier_lang';
export const LANGUAGE_QUERY_KEY = 'lang';

/** True for a language the product speaks. Example: `isLanguage('de') // true`. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}
