import { createInstance, type BackendModule, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@metier/contract';
import { NetworkError } from '../http/api-error.ts';

export interface Texts {
  readonly [key: string]: string | Texts;
}
export interface TextSource {
  /** Where the texts of a namespace in a language lie; undefined where there are none. */
  readonly locate: (language: string, namespace: string) => string | undefined;
}

/** How long a file of texts is waited for. */
const TIMEOUT_MS = 8000;

/** Started by {@link initTexts}; until then nothing can be loaded. */
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
  if (!isTexts(fetched)) throw new NetworkError(`What came as texts of ${namespace} in ${language} is none.`);
  return fetched;
}

/** How i18next loads: a file by language and namespace. Source: seed.md §1. */
const FILES: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read: (language, namespace, told) =>
    void fetchTexts(language, namespace).then(
      (texts) => told(null, texts),
      (error: Error) => told(error, null),
    ),
};

export const i18n: I18n = createInstance().use(FILES).use(initReactI18next);

/** Starts i18next with the texts of these namespaces in a language, and in no other: each file of texts is whole. */
export async function initTexts(
  language: Language,
  namespaces: readonly string[],
  from: TextSource,
): Promise<void> {
  source = from;
  await i18n.init({
    lng: language,
    // Texts are read in English where their own file did not come (`useTextsOf`), but English is not loaded beside it.
    fallbackLng: false,
    supportedLngs: [...LANGUAGES],
    ns: [...namespaces],
    defaultNS: false,
    interpolation: { escapeValue: false },
  });
}

/** True when a namespace can be read in a language, or else in English. */
export const canBeRead = (language: string, namespace: string): boolean =>
  [language, FALLBACK_LANGUAGE].some((each) => i18n.hasResourceBundle(each, namespace));

/** Loads what is missing of namespaces in a language, whatever came of it before; what does not come stays missing. */
export async function loadMissing(language: string, namespaces: readonly string[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  // Not by i18next: while it loads, every reader of the namespace would wait, though English stands there.
  const loading = missing.map(async (namespace) =>
    i18n.addResourceBundle(language, namespace, await fetchTexts(language, namespace)),
  );
  await Promise.allSettled(loading);
}

/**
 * The second attempt at namespaces of which there is nothing to read, in a language and in English at once.
 *
 * @throws {NetworkError} if one cannot be read after it either
 */
export async function loadAgain(language: string, namespaces: readonly string[]): Promise<void> {
  const unread = () => namespaces.filter((namespace) => !canBeRead(language, namespace));
  const languages = [...new Set([language, FALLBACK_LANGUAGE])];
  await Promise.all(languages.map((each) => loadMissing(each, unread())));
  const lost = unread();
  if (lost.length > 0) throw new NetworkError(`No texts of ${lost.join(', ')}.`);
}
