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
export function wordsIn(folder: string): string[] {
  const keys = keysOf(textsIn(folder, FALLBACK_LANGUAGE)).map((key) => key.replace(PLURAL, ''));
  return [...new Set(keys)].sort();
}

/** Missing keys by language; languages without missing keys are absent. */
export function missingTexts(folder: string): Record<string, string[]> {
  const keys = languagesIn(folder).map((language) => {
    const all = keysOf(textsIn(folder, language)).map((key) => key.replace(PLURAL, ''));
    return [language, new Set(all)] as const;
  });
  const known = new Set(keys.flatMap(([, own]) => [...own]));
  const missing = keys.map(
    ([language, own]) => [language, [...known].filter((key) => !own.has(key)).sort()] as const,
  );
  return Object.fromEntries(missing.filter(([, lacking]) => lacking.length > 0));
}

const languagesIn = (folder: string): string[] =>
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
