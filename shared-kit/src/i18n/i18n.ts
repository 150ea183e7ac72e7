import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@metier/contract';
import { NetworkError } from '../http/api-error.ts';
import { KIT_NAMESPACE } from './kit-texts.ts';
import { keepLanguage, visitLanguage } from './language.ts';
import {
  canBeRead,
  i18n,
  initTexts,
  loadAgain,
  loadMissing,
  type Texts,
  type TextSource,
} from './texts-store.ts';

interface Start extends TextSource {
  /** What the first paint needs. */
  namespaces: readonly string[];
}

/**
 * Starts the texts of the page, once, by the shell. Resolves when the first paint has its words.
 *
 * @throws {NetworkError} if they do not come
 * @example await startI18n({ locate: (language, namespace) => urlOf(namespace, language), namespaces: ['kit', 'shell'] });
 */
export async function startI18n({ namespaces, ...source }: Start): Promise<void> {
  const language = visitLanguage();
  keepLanguage(language);
  await initTexts(language, namespaces, source);
  await loadAgain(language, namespaces);
}

/** Loads the texts of a namespace, once texts have been started, before a page asks for them by being drawn. */
export function prepareTexts(namespace: string): Promise<void> {
  return i18n.loadNamespaces(namespace);
}

/** The language that was asked for last. */
let wanted: Language | undefined;

/**
 * Changes the language of the page once every text in use has arrived, so that no key is ever seen. English stands in
 * for a remote whose words do not come. Whoever asks for another language meanwhile gets that one.
 *
 * @throws {NetworkError} if the product's own words do not come, or something that can be read now could not be read
 * then; the language stays as it was
 */
export async function changeLanguage(language: Language): Promise<void> {
  wanted = language;
  const namespaces = [i18n.options.ns ?? []].flat();
  await loadMissing(language, namespaces);
  if (wanted !== language) return;
  const isLost = (namespace: string) =>
    canBeRead(i18n.language, namespace) && !canBeRead(language, namespace);
  if (!i18n.hasResourceBundle(language, KIT_NAMESPACE) || namespaces.some(isLost))
    throw new NetworkError(`No texts in ${language}.`);
  keepLanguage(language);
  await i18n.changeLanguage(language);
}

/** Texts of each namespace by language; English stands in where one is missing. */
export type TextsByNamespace = Readonly<Record<string, Partial<Record<Language, Texts>>>>;

/** Starts with texts at hand instead of files: for tests. */
export async function startI18nWith(language: Language, texts: TextsByNamespace): Promise<void> {
  keepLanguage(language);
  const locate = (_: string, namespace: string) => {
    throw new Error(`Hand the texts of "${namespace}" to renderPage.`);
  };
  await initTexts(language, [], { locate });
  for (const [namespace, byLanguage] of Object.entries(texts)) {
    for (const each of LANGUAGES)
      i18n.addResourceBundle(each, namespace, byLanguage[each] ?? byLanguage[FALLBACK_LANGUAGE] ?? {});
  }
}
