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
  /** Namespaces needed for the first paint. */
  namespaces: readonly string[];
}

/**
 * Starts i18n; called once, by the shell. Resolves when the texts of the first paint have loaded.
 *
 * @throws {NetworkError} if they fail to load
 * @example await startI18n({ locate: (language, namespace) => urlOf(namespace, language), namespaces: ['kit'] });
 */
export async function startI18n({ namespaces, ...source }: Start): Promise<void> {
  const language = visitLanguage();
  keepLanguage(language);
  await initTexts(language, namespaces, source);
  await loadAgain(language, namespaces);
}

/** Preloads the texts of a namespace, once i18n has started. */
export function prepareTexts(namespace: string): Promise<void> {
  return i18n.loadNamespaces(namespace);
}

/** The language requested last. */
let wanted: Language | undefined;

/**
 * Changes the language once all texts in use have loaded, so that no key is ever shown. English is the fallback for a
 * remote whose texts fail to load. Concurrent calls end with the language requested last.
 *
 * @throws {NetworkError} if the product's own texts, or texts readable before, fail to load; the language then stays
 * unchanged
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

/** Texts of each namespace by language; English is the fallback. */
export type TextsByNamespace = Readonly<Record<string, Partial<Record<Language, Texts>>>>;

/** Starts i18n with in-memory texts, for tests; those of one namespace are joined. */
export async function startI18nWith(
  language: Language,
  ...texts: readonly TextsByNamespace[]
): Promise<void> {
  keepLanguage(language);
  const locate = (_: string, namespace: string) => {
    throw new Error(`Hand the texts of "${namespace}" to renderPage.`);
  };
  await initTexts(language, [], { locate });
  for (const [namespace, byLanguage] of texts.flatMap((each) => Object.entries(each))) {
    for (const each of LANGUAGES)
      i18n.addResourceBundle(each, namespace, byLanguage[each] ?? byLanguage[FALLBACK_LANGUAGE] ?? {});
  }
}
