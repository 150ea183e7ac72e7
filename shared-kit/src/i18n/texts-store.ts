import { createInstance, type BackendModule, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@metier/contract';
import { NetworkError } from '../http/api-error.ts';

export interface Texts {
  readonly [key: string]: string | Texts;
}
export interface TextSource {
  /** URL of the texts of a namespace in a language; undefined if there are none. */
  readonly locate: (language: string, namespace: string) => string | undefined;
}

/** Timeout for a file of texts. */
const TIMEOUT_MS = 8000;

/** Set by {@link initTexts}; nothing can be loaded before. */
let source: TextSource = {
  locate: () => {
    throw new Error('Call startI18n before a text is shown.');
  },
};

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function fetchTexts(language: string, namespace: string): Promise<Texts> {
  const url = source.locate(language, namespace);
  const response = url && (await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }));
  if (!response || !response.ok) throw new NetworkError(`No texts of ${namespace} in ${language}.`);
  const fetched: unknown = await response.json();
  if (!isTexts(fetched))
    throw new NetworkError(`Invalid texts of ${namespace} in ${language}: not an object.`);
  return fetched;
}

/** i18next backend: a file per language and namespace. Source: seed.md §1. */
const FILES: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read: (language, namespace, report) =>
    void fetchTexts(language, namespace).then(
      (texts) => report(null, texts),
      (error: Error) => report(error, null),
    ),
};

export const i18n: I18n = createInstance().use(FILES).use(initReactI18next);

/** Starts i18next with these namespaces in one language only: each file is complete. */
export async function initTexts(
  language: Language,
  namespaces: readonly string[],
  from: TextSource,
): Promise<void> {
  source = from;
  await i18n.init({
    lng: language,
    // `useTextsOf` falls back to English where a file failed to load, but English is not loaded by default.
    fallbackLng: false,
    supportedLngs: [...LANGUAGES],
    ns: [...namespaces],
    defaultNS: false,
    interpolation: { escapeValue: false },
  });
}

/** True if a namespace is available in a language or in English. */
export const canBeRead = (language: string, namespace: string): boolean =>
  [language, FALLBACK_LANGUAGE].some((each) => i18n.hasResourceBundle(each, namespace));

/** Loads missing namespaces of a language, regardless of earlier failures; those that fail again stay missing. */
export async function loadMissing(language: string, namespaces: readonly string[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  // Bypasses i18next, which would suspend all readers of a namespace while loading, although English is available.
  const loading = missing.map(async (namespace) =>
    i18n.addResourceBundle(language, namespace, await fetchTexts(language, namespace)),
  );
  await Promise.allSettled(loading);
}

/**
 * The second attempt at namespaces without any texts, in a language and in English in parallel.
 *
 * @throws {NetworkError} if one of them fails in both
 */
export async function loadAgain(language: string, namespaces: readonly string[]): Promise<void> {
  const unread = () => namespaces.filter((namespace) => !canBeRead(language, namespace));
  const languages = [...new Set([language, FALLBACK_LANGUAGE])];
  await Promise.all(languages.map((each) => loadMissing(each, unread())));
  const lost = unread();
  if (lost.length > 0) throw new NetworkError(`No texts of ${lost.join(', ')}.`);
}
