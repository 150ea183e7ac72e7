import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '../contract/index.ts';
import { keepLanguage, visitLanguage } from './language.ts';
import {
  giveTexts,
  i18n,
  initTexts,
  loadTexts,
  namespacesInUse,
  type Locate,
  type Texts,
} from './texts-store.ts';

interface Start {
  locate: Locate;
  /** What the first paint needs. */
  namespaces: readonly string[];
}

/**
 * Starts the texts of the page, once, by the shell. Resolves when the first paint has its words.
 *
 * @example await startI18n({ locate: (language, namespace) => urlOf(namespace, language), namespaces: ['kit', 'shell'] });
 */
export async function startI18n({ locate, namespaces }: Start): Promise<void> {
  const language = visitLanguage();
  keepLanguage(language);
  await initTexts(language, locate);
  await Promise.all(namespaces.map((namespace) => loadTexts(language, namespace)));
}

/** Changes the language of the page once every text in use has arrived, so that no key is ever seen. */
export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all(namespacesInUse().map((namespace) => loadTexts(language, namespace)));
  keepLanguage(language);
  await i18n.changeLanguage(language);
}

/** Texts of each namespace by language; English stands in where one is missing. */
export type TextsByNamespace = Readonly<Record<string, Partial<Record<Language, Texts>>>>;

/** Starts with texts at hand instead of files: for tests. */
export async function startI18nWith(language: Language, texts: TextsByNamespace): Promise<void> {
  keepLanguage(language);
  await initTexts(language, (_, namespace) => {
    throw new Error(`Hand the texts of "${namespace}" to renderPage.`);
  });
  for (const [namespace, byLanguage] of Object.entries(texts)) {
    for (const each of LANGUAGES)
      giveTexts(each, namespace, byLanguage[each] ?? byLanguage[FALLBACK_LANGUAGE] ?? {});
  }
}
