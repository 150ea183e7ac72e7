import type { Language, LegalDocument } from '@metier/contract';

/** A document as it is kept, one file a language. `updated` is a day. */
export interface LegalContent {
  readonly updated: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

const FILES: Record<LegalDocument, Record<Language, () => Promise<{ default: LegalContent }>>> = {
  'service-agreement': {
    en: () => import('./documents/service-agreement.en.json', { with: { type: 'json' } }),
    de: () => import('./documents/service-agreement.de.json', { with: { type: 'json' } }),
  },
  'cookie-policy': {
    en: () => import('./documents/cookie-policy.en.json', { with: { type: 'json' } }),
    de: () => import('./documents/cookie-policy.de.json', { with: { type: 'json' } }),
  },
  'privacy-policy': {
    en: () => import('./documents/privacy-policy.en.json', { with: { type: 'json' } }),
    de: () => import('./documents/privacy-policy.de.json', { with: { type: 'json' } }),
  },
};

const loads = new Map<string, Promise<LegalContent>>();

/** Loads a document once; the same promise answers for it from then on. */
export function documentIn(document: LegalDocument, language: Language): Promise<LegalContent> {
  const key = `${document} ${language}`;
  const load = loads.get(key) ?? FILES[document][language]().then((file) => file.default);
  loads.set(key, load);
  load.catch(() => loads.delete(key));
  return load;
}
