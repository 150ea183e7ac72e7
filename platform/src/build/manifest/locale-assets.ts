import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FALLBACK_LANGUAGE } from '@metier/shared-kit/contract';
import type { LocaleFiles } from '@metier/shared-kit/registry';
import webpack, { type Compilation } from 'webpack';

type Texts = { readonly [key: string]: string | Texts };

/** Texts with those of another language where one is missing. */
function filled(texts: Texts, standIns: Texts): Texts {
  const all = Object.entries(standIns).map(([key, standIn]) => {
    const text = texts[key] ?? standIn;
    const hasMore = typeof text === 'object' && typeof standIn === 'object';
    return [key, hasMore ? filled(text, standIn) : text] as const;
  });
  return { ...texts, ...Object.fromEntries(all) };
}

/**
 * Adds the texts of a folder to a build, a file a language, named by their content; watches the folder. Where a
 * language lacks a text, its file has the English one, so that a page loads one language only.
 */
export function emitLocales(compilation: Compilation, folder: string, namespace: string): LocaleFiles {
  compilation.contextDependencies.add(folder);
  const languages = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
  const read = (language: string) =>
    JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Texts;
  const standIns = languages.includes(FALLBACK_LANGUAGE) ? read(FALLBACK_LANGUAGE) : {};
  return Object.fromEntries(
    languages.map((language) => {
      const texts = JSON.stringify(filled(read(language), standIns));
      const hash = createHash('sha256').update(texts).digest('hex').slice(0, 12);
      const asset = `${namespace}.${language}.${hash}.json`;
      compilation.emitAsset(asset, new webpack.sources.RawSource(texts));
      return [language, asset];
    }),
  );
}
