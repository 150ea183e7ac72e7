import { expect, test } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { LANGUAGES, type Language } from '@metier/contract';

const ROOT = new URL('../../', import.meta.url);
const MAILS = new URL('api/src/mails/', ROOT);
const PACKAGES = (await readdir(ROOT)).filter((name) => /^(shared-kit|shell|remote-.+)$/.test(name));

/** Forbidden synonyms, each with the term to use instead. */
const FORBIDDEN_SYNONYMS: Partial<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\b(edits|rounds of changes)\b/i, 'revisions'],
    [/\bmoney back\b|\b(is|has been|was) returned\b/i, 'refund'],
    [/\breward\b/i, 'budget'],
    [/\be-mail\b/i, 'email'],
  ],
  de: [
    [/Änderungsrunde|Änderungswunsch|Änderungswünsche/, 'Überarbeitung'],
    [
      /zurückverlang|zurückhol|Geld zurückgeb|Karte zurück|zurück auf|\bgeh(t|en)\b.*\bzurück\b/i,
      'Erstattung',
    ],
    [/beschwere dich|dich beschwer|sich beschwer|^Beschweren$/i, 'Beschwerde einlegen'],
    [/auszahlbar/i, 'umwandeln'],
    [/Kategorie/i, 'Bereich'],
    [/Vergütung/i, 'Budget'],
    // Legal texts keep "Abnahme", the term of the law.
    [/\babn(ehm|imm|ahm)|abgenommen|Abnahme/i, 'annehmen'],
  ],
  es: [
    // "Revisión" is the customer's review of a result.
    [/\b(edición|ediciones|revisiones)\b/i, 'ronda de cambios'],
    [/devuélvelo|devolver(lo| el trabajo)|lo devuelve/i, 'pedir cambios'],
    [/correo electrónico/i, 'correo'],
    [/\bquejas?\b/i, 'reclamación'],
    [/\breseñas?\b/i, 'valoración'],
    [/categoría/i, 'área'],
    [/\bpostul/i, 'candidatura'],
  ],
  fr: [
    [/\bretouches?\b/i, 'révision'],
    [/renvoye[rz](-| le travail)|le renvo(ie|yer)|demandez des modif/i, 'révision'],
    [/\bcourriels?\b/i, 'e-mail'],
    [/\bplaintes?\b/i, 'réclamation'],
    [/\bévaluations?\b/i, 'avis'],
    [/catégorie/i, 'domaine'],
    [/(^|[^{])\bfreelancers?\b/i, 'freelance'],
    [/\boffres?\b/i, 'proposition'],
  ],
};

/** Every text of a locale file, without its placeholders. */
function textsIn(value: unknown): string[] {
  return typeof value === 'string'
    ? [value.replaceAll(/\{\{.+?\}\}/g, '')]
    : Object.values(value as object).flatMap(textsIn);
}

async function textsOfScreens(language: Language): Promise<string[]> {
  const answers = new URL(`shell/src/features/help/answers/${language}/`, ROOT);
  const files = await Promise.all([
    ...PACKAGES.map((name) => readFile(new URL(`${name}/src/locales/${language}.json`, ROOT), 'utf8')),
    ...(await readdir(answers)).map((name) => readFile(new URL(name, answers), 'utf8')),
  ]);
  return files.flatMap((file) => textsIn(JSON.parse(file)));
}

/** Source lines of all mails, without placeholders and field names. */
async function linesOfMails(language: Language): Promise<string[]> {
  const folder = new URL(`${language}/`, MAILS);
  const names = await readdir(folder);
  const sources = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
  return sources.flatMap((source) => source.replaceAll(/^ *\w+: |\{.+?\}/gm, '').split('\n'));
}

test.each(LANGUAGES)('all screens and mails use the same term for the same thing (%s)', async (language) => {
  const mails = await linesOfMails(language);
  expect(mails).not.toEqual([]);
  const texts = [...(await textsOfScreens(language)), ...mails];
  const strays = (FORBIDDEN_SYNONYMS[language] ?? []).flatMap(([synonym, term]) =>
    texts.filter((text) => synonym.test(text)).map((text) => `${term}: ${text}`),
  );
  expect(strays).toEqual([]);
});
