import type { Language, LegalDocument } from '@metier/contract';
import { cachedLoads } from '@metier/shared-kit/on-demand';

/** A legal document in one language. `updated` is a day; a paragraph may link to help: `<help>Write to us</help>`. */
export interface LegalContent {
  readonly updated: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

/** Loads a document. */
export const documentIn = cachedLoads(
  async (document: LegalDocument, language: Language): Promise<LegalContent> => {
    const file = (await import(`./documents/${language}/${document}.json`, { with: { type: 'json' } })) as {
      default: LegalContent;
    };
    return file.default;
  },
);
