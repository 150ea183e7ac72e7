import type { Language, LegalDocument } from '@metier/contract';

/** A legal document in one language. `updated` is a day; a paragraph may link to help: `<help>Write to us</help>`. */
export interface LegalContent {
  readonly updated: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

const contentOf = async (document: LegalDocument, language: Language): Promise<LegalContent> => {
  const file = (await import(`./documents/${language}/${document}.json`, { with: { type: 'json' } })) as {
    default: LegalContent;
  };
  return file.default;
};

const loads = new Map<string, Promise<LegalContent>>();

/** Loads a document; the promise is cached unless it fails. */
export function documentIn(document: LegalDocument, language: Language): Promise<LegalContent> {
  const key = `${document} ${language}`;
  const load = loads.get(key) ?? contentOf(document, language);
  loads.set(key, load);
  load.catch(() => loads.delete(key));
  return load;
}
