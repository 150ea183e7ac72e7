import { createInstance, type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '../contract/index.ts';
import { NetworkError } from '../http/api-error.ts';

/** Where the texts of a namespace in a language lie; undefined where there are none. */
type Locate = (language: string, namespace: string) => string | undefined;
export type Texts = { readonly [key: string]: string | Texts };
/** The texts of a file that came before they were asked for, with something else; undefined if they did not. */
export type AtHand = (url: string) => Promise<Texts | undefined>;
export type Source = { readonly locate: Locate; readonly atHand?: AtHand };

/** Started by {@link initTexts}; until then nothing can be loaded. */
let source: Source = {
  locate: () => {
    throw new Error('Call startI18n before a text is shown.');
  },
};

async function fetchTexts(language: string, namespace: string): Promise<Texts> {
  // An app that does not speak a language is read in English. Where only some words are missing, the build has put them.
  const url = source.locate(language, namespace) ?? source.locate(FALLBACK_LANGUAGE, namespace);
  const texts = url && (await source.atHand?.(url));
  if (texts) return texts;
  const response = url && (await fetch(url));
  if (!response || !response.ok) throw new NetworkError(`No texts of ${namespace} in ${language}.`);
  return (await response.json()) as Texts;
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

export const i18n = createInstance().use(FILES).use(initReactI18next);

/** Starts i18next with the texts of these namespaces in a language, and in no other: each file of texts is whole. */
export async function initTexts(
  language: Language,
  namespaces: readonly string[],
  from: Source,
): Promise<void> {
  source = from;
  await i18n.init({
    lng: language,
    fallbackLng: false,
    supportedLngs: [...LANGUAGES],
    ns: [...namespaces],
    defaultNS: false,
    interpolation: { escapeValue: false },
  });
}

/** True when there is something to read of a namespace in a language. */
export const hasTexts = (language: string, namespace: string): boolean =>
  i18n.hasResourceBundle(language, namespace);

/** Loads what is missing of namespaces in a language; i18next itself does not ask twice for what has failed. */
export async function loadMissing(language: string, namespaces: readonly string[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !hasTexts(language, namespace));
  if (missing.length > 0) await i18n.reloadResources([language], missing);
}

/**
 * Lets English stand in for the words of a namespace that did not come in a language.
 *
 * @throws {NetworkError} if it does not come either
 */
export async function standIn(language: string, namespace: string): Promise<void> {
  if (hasTexts(language, namespace)) return;
  i18n.addResourceBundle(language, namespace, await fetchTexts(FALLBACK_LANGUAGE, namespace));
}
