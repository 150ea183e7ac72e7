import { createInstance } from 'i18next';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '../contract/index.ts';

/** Where the texts of a namespace in a language lie; undefined where there are none. */
export type Locate = (language: Language, namespace: string) => string | undefined;
export type Texts = { readonly [key: string]: string | Texts };

/** A load of texts; once it carries its status, React's `use` reads it without waiting a turn. */
type Load = Promise<void> & { status?: 'fulfilled'; value?: undefined; readonly atHand?: true };

export const i18n = createInstance();

/** Started by {@link initTexts}; until then nothing can be loaded. */
let locate: Locate | undefined;
const loads = new Map<string, Load>();
/** A failure must outlive the render that reads it, or React would load again and again instead of showing it. */
const FORGET_MS = 1_000;

export async function initTexts(language: Language, locateTexts: Locate): Promise<void> {
  locate = locateTexts;
  await i18n.init({
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    supportedLngs: [...LANGUAGES],
    resources: {},
    interpolation: { escapeValue: false },
  });
}

async function fetchTexts(language: Language, namespace: string): Promise<void> {
  if (!locate) throw new Error('Call startI18n before a text is shown.');
  if (hasTexts(language, namespace)) return;
  const url = locate(language, namespace);
  if (!url) {
    if (language === FALLBACK_LANGUAGE) throw new Error(`No texts of ${namespace}.`);
    return addTexts(language, namespace, {});
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`No texts of ${namespace} in ${language}: HTTP ${response.status}`);
  addTexts(language, namespace, (await response.json()) as Texts);
}

const hasTexts = (language: Language, namespace: string): boolean =>
  i18n.hasResourceBundle(language, namespace);

function addTexts(language: Language, namespace: string, texts: Texts): void {
  i18n.addResourceBundle(language, namespace, texts);
}

/** Adds texts that are at hand, as if they had been loaded. */
export function giveTexts(language: Language, namespace: string, texts: Texts): void {
  addTexts(language, namespace, texts);
  loads.set(`${language} ${namespace}`, Object.assign(Promise.resolve(), { atHand: true as const }));
}

/**
 * Loads a namespace in a language, and in English for what may be missing there. The same promise
 * answers while it is under way; one that failed is forgotten a moment later, so that Retry loads again.
 */
export function loadTexts(language: Language, namespace: string): Load {
  const key = `${language} ${namespace}`;
  const known = loads.get(key);
  if (known) return known;
  const both = [...new Set([language, FALLBACK_LANGUAGE])];
  const load: Load = Promise.all(both.map((each) => fetchTexts(each, namespace))).then(() => {
    load.status = 'fulfilled';
  });
  loads.set(key, load);
  load.catch(() => setTimeout(() => loads.delete(key), FORGET_MS));
  return load;
}

/** Namespaces that some page has asked for. */
export const namespacesInUse = (): string[] => [
  ...new Set([...loads.keys()].map((key) => key.slice(key.indexOf(' ') + 1))),
];
