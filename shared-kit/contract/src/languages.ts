import { cookieName, LANGUAGE_COOKIE } from './cookies.ts';

/** The product's languages, and the locale for amounts and dates of each. */
export const LOCALES = { en: 'en-GB', de: 'de-DE', es: 'es-ES', fr: 'fr-FR' } as const;
export type Language = keyof typeof LOCALES;
export const LANGUAGES = Object.keys(LOCALES) as readonly Language[];
export const FALLBACK_LANGUAGE: Language = 'en';

/** A text that stands alone, with a capital letter first. Example: `capitalised('español', 'es') // 'Español'`. */
export const capitalised = (text: string, language: string): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);

/** A language's name in itself, as it stands alone. Example: `languageName('es') // 'Español'`. */
export const languageName = (language: Language): string =>
  capitalised(new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language, language);

/** A value for each language. Example: `perLanguage((language) => new Intl.NumberFormat(LOCALES[language]))`. */
export const perLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;

/**
 * Loads the texts of each language from a folder or file named after it.
 *
 * @example await loadPerLanguage(async (language) => (await import(`./${language}/index.ts`)).mails)
 */
export async function loadPerLanguage<T>(
  load: (language: Language) => Promise<T>,
): Promise<Readonly<Record<Language, T>>> {
  const entries = LANGUAGES.map(async (language) => [language, await load(language)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<Language, T>;
}

/** Name of the query key with the chosen language. */
export const LANGUAGE_QUERY_KEY = 'lang';

/** Type guard for a supported language. Example: `isLanguage('de') // true`. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/**
 * The language in a visitor's cookies; undefined if there is none.
 *
 * @param cookie returns the value of a cookie by name
 */
export function languageInCookies(cookie: (name: string) => string | undefined): Language | undefined {
  return [true, false].map((secure) => cookie(cookieName(LANGUAGE_COOKIE, secure))).find(isLanguage);
}
