import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FALLBACK_LANGUAGE } from '@metier/contract';
import type { LocaleFiles } from '@metier/shared-kit/registry';
import webpack, { type Compilation } from 'webpack';
import { contentDigest } from '../../../integrity.ts';
import { readTexts } from './read-texts.ts';

interface Texts {
  readonly [key: string]: string | Texts;
}

/** Texts with fallbacks for missing ones. */
function filled(texts: Texts, fallbacks: Texts): Texts {
  const all = Object.entries(fallbacks).map(([key, fallback]) => {
    const text = texts[key] ?? fallback;
    const hasMore = typeof text === 'object' && typeof fallback === 'object';
    return [key, hasMore ? filled(text, fallback) : text] as const;
  });
  return { ...texts, ...Object.fromEntries(all) };
}

/** The keys of texts, `menu.list`. */
function keysOf(texts: Texts, before = ''): string[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [before + name] : keysOf(text, `${before}${name}.`),
  );
}

/** Plural forms differ between languages. */
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Keys of the English texts of a folder; plural forms share one key. */
export function textKeysIn(folder: string): string[] {
  const keys = keysOf(textsIn(folder, FALLBACK_LANGUAGE)).map((key) => key.replace(PLURAL, ''));
  return [...new Set(keys)].sort();
}

/** Keys that are missing in some folders of texts, by language; languages without missing keys are absent. */
export function missingTexts(
  folders: readonly string[],
  languages: readonly string[],
): Record<string, string[]> {
  const missing = languages.map(
    (language) => [language, folders.flatMap((folder) => missingIn(folder, language)).sort()] as const,
  );
  return Object.fromEntries(missing.filter(([, lacking]) => lacking.length > 0));
}

/** The keys that a folder has in other languages only. */
function missingIn(folder: string, language: string): string[] {
  const known = languagesIn(folder).map(
    (each) => [each, keysOf(textsIn(folder, each)).map((key) => key.replace(PLURAL, ''))] as const,
  );
  const own = new Set(Object.fromEntries(known)[language]);
  return [...new Set(known.flatMap(([, keys]) => keys))].filter((key) => !own.has(key));
}

/** The languages of a folder of texts. */
export const languagesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();

const textsIn = (folder: string, language: string) => readTexts(join(folder, `${language}.json`)) as Texts;

/**
 * Emits the texts of some folders as one content-addressed file per language; watches the folders. Missing texts are
 * filled with the English ones, so that a page loads one file only.
 */
export function emitLocales(
  compilation: Compilation,
  folders: readonly string[],
  namespace: string,
): LocaleFiles {
  for (const folder of folders) compilation.contextDependencies.add(folder);
  const languages = [...new Set(folders.flatMap(languagesIn))];
  const textsOf = (language: string): Texts =>
    folders
      .filter((folder) => languagesIn(folder).includes(language))
      .reduce<Texts>((texts, folder) => ({ ...texts, ...textsIn(folder, language) }), {});
  const fallbacks = textsOf(FALLBACK_LANGUAGE);
  return Object.fromEntries(
    languages.map((language) => {
      const texts = JSON.stringify(filled(textsOf(language), fallbacks));
      const asset = `${namespace}.${language}.${contentDigest(texts)}.json`;
      compilation.emitAsset(asset, new webpack.sources.RawSource(texts));
      return [language, asset];
    }),
  );
}
