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

/** Without `_zero`, a text of its own in every language. */
const PLURAL = /_(one|two|few|many|other)$/;
/** Counts that need each plural form of a language; millions, which French and Spanish tell apart, are never counted. */
const COUNTS = Array.from({ length: 200 }, (_, count) => count);

/** The parts of a text that a translation must keep: key without its plural form, placeholders and markup. */
function shapeOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (typeof text !== 'string') return shapeOf(text, `${prefix}${key}.`);
    const kept = [...text.matchAll(/\{\{\w+\}\}|<\/?\w+\/?>/g)].map(([part]) => part);
    return [[prefix + key.replace(PLURAL, '_#'), ...new Set(kept.toSorted())].join(' ')];
  });
}

/** The keys of texts with plural forms, one for each form. */
const formsOf = (texts: Texts, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? (PLURAL.test(key) ? [prefix + key] : []) : formsOf(text, `${prefix}${key}.`),
  );

test.each(folders.flatMap((folder) => languages.map((language) => [folder, language])))(
  '%s has the same keys and placeholders in %s as in English',
  (folder, language) => {
    expect(new Set(shapeOf(textsOf(folder, language)))).toEqual(
      new Set(shapeOf(textsOf(folder, FALLBACK_LANGUAGE))),
    );
  },
);

test.each(folders.flatMap((folder) => LANGUAGES.map((language) => [folder, language] as const)))(
  '%s has every plural form that %s needs, and no other',
  (folder, language) => {
    const rules = new Intl.PluralRules(language);
    const needed = new Set(COUNTS.map((count) => rules.select(count)));
    const counted = new Set(
      formsOf(textsOf(folder, FALLBACK_LANGUAGE)).map((key) => key.replace(PLURAL, '')),
    );
    expect(formsOf(textsOf(folder, language)).toSorted()).toEqual(
      [...counted].flatMap((key) => [...needed].map((form) => `${key}_${form}`)).toSorted(),
    );
  },
);

test.each(folders)('%s breaks no line before a French punctuation mark', (folder) => {
  expect(JSON.stringify(textsOf(folder, 'fr')).match(/.{0,30}( [?!:;»]|« ).{0,10}/g)).toBeNull();
});

test('the texts of kit, contract and shell, which come in one file, have different names', () => {
  const names = ['shared-kit/src/locales', 'shared-kit/contract/src/locales', 'shell/src/locales'].flatMap(
    (folder) => Object.keys(textsOf(folder, FALLBACK_LANGUAGE)),
  );
  expect(new Set(names).size).toBe(names.length);
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
