import { type Language, loadPerLanguage } from '@metier/contract';
import { formatsOf, type Formats } from './formats.ts';
import type { DocumentTexts } from './texts/document-texts.ts';

const TEXTS = await loadPerLanguage(
  async (language) => ((await import(`./texts/${language}/index.ts`)) as { texts: DocumentTexts }).texts,
);

/** What a sheet needs besides its facts. */
export interface DocumentStyle {
  readonly language: Language;
  readonly texts: DocumentTexts;
  readonly formats: Formats;
  /** The product's address. */
  readonly origin: string;
}

/** The issuer of all documents. */
export const BRAND = 'Metier';

export const documentStyle = (language: Language, origin: string): DocumentStyle => ({
  language,
  texts: TEXTS[language],
  formats: formatsOf(language),
  origin,
});

/** Interpolates values into a text. Example: `fill('Page {page}', { page: 1 }) // 'Page 1'`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
