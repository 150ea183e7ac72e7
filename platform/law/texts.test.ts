import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { FALLBACK_LANGUAGE, LANGUAGES } from '@metier/contract';
import { keysOf, type Texts } from './keys-of-texts.ts';
import { unusedTexts } from './unused-texts.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folders = readdirSync(root)
  .map((name) => `${name}/src/locales`)
  .filter((folder) => existsSync(root + folder));
const languages = LANGUAGES.filter((language) => language !== FALLBACK_LANGUAGE);

const textsOf = (folder: string, language: string) =>
  JSON.parse(readFileSync(`${root}${folder}/${language}.json`, 'utf8')) as Texts;

/** The parts of a text that a translation must keep: key, placeholders and markup. */
function shapeOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (typeof text !== 'string') return shapeOf(text, `${prefix}${key}.`);
    const kept = [...text.matchAll(/\{\{\w+\}\}|<\/?\w+\/?>/g)].map(([part]) => part);
    return [[prefix + key, ...new Set(kept.toSorted())].join(' ')];
  });
}

test.each(folders.flatMap((folder) => languages.map((language) => [folder, language])))(
  '%s has the same keys and placeholders in %s as in English',
  (folder, language) => {
    expect(shapeOf(textsOf(folder, language)).toSorted()).toEqual(
      shapeOf(textsOf(folder, FALLBACK_LANGUAGE)).toSorted(),
    );
  },
);

test.each(folders)('%s breaks no line before a French punctuation mark', (folder) => {
  expect(JSON.stringify(textsOf(folder, 'fr')).match(/.{0,30}( [?!:;»]|« ).{0,10}/g)).toBeNull();
});

test.each(folders)('%s has no empty text', (folder) => {
  for (const language of LANGUAGES) expect(JSON.stringify(textsOf(folder, language))).not.toMatch(/:"\s*"/);
});

test.each(folders)('%s has no unused text', (folder) => {
  const source = folder.replace(/\/locales$/, '');
  // All packages may use the kit's texts.
  const readers =
    source === 'shared-kit/src' ? folders.map((each) => each.replace(/\/locales$/, '')) : [source];
  const keys = keysOf(textsOf(folder, FALLBACK_LANGUAGE));
  expect(
    unusedTexts(
      keys,
      readers.map((reader) => root + reader),
    ),
  ).toEqual([]);
});
