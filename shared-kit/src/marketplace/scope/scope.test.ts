import { expect, test } from '@jest/globals';
import { LANGUAGES, PROJECT_TYPES, SCOPE_EDITION, SERVICES, type Language } from '@metier/contract';
import { scopeIn, scopeOf, scopesIn, type Scope, type Scopes } from './scope.ts';

const LISTS = ['included', 'excluded', 'needed'] as const satisfies readonly (keyof Scope)[];
const lengthsOf = (scope: Scope | undefined) => LISTS.map((list) => scope?.[list].length);

const serviceOfKey = (key: string) => key.replace(/@.*$/, '');
const editionOfKey = (key: string) => Number(key.split('@')[1] ?? 1);

/** The beginning of the SHA-256 of all texts that an edition added. */
async function digestOf(language: Language, edition: number): Promise<string> {
  const scopes = await Promise.all(PROJECT_TYPES.map((type) => scopesIn(type, language)));
  const texts = scopes.flatMap((ofType) =>
    Object.entries(ofType)
      .filter(([key]) => editionOfKey(key) === edition)
      .map(([key, scope]) => [key, ...LISTS.map((list) => scope?.[list])]),
  );
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(texts)));
  return Array.from(new Uint8Array(digest, 0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Of each edition. A changed text is a new edition, with its digest at the end. */
const digestsIn = async (language: Language): Promise<readonly string[]> =>
  ((await import(`./digests/${language}.json`, { with: { type: 'json' } })) as { default: string[] }).default;

test.each(LANGUAGES)(
  'in %s the texts of an edition never change, because projects were ordered with them',
  async (language) => {
    const editions = Array.from({ length: SCOPE_EDITION }, (_, at) => at + 1);
    const digests = await Promise.all(editions.map((edition) => digestOf(language, edition)));
    expect(digests).toEqual(await digestsIn(language));
  },
);

test.each(LANGUAGES)('in %s every service has three lists of two to four points', async (language) => {
  for (const { id } of SERVICES) {
    const scope = await scopeOf(id, SCOPE_EDITION, language);
    for (const list of LISTS) {
      const points = scope?.[list] ?? [];
      expect([id, list, points.length >= 2 && points.length <= 4]).toEqual([id, list, true]);
      for (const point of points) expect(point).toMatch(/^\S.*[^\s.]$/);
    }
  }
});

test.each(PROJECT_TYPES)(
  'in %s every language promises as many points, and no service that does not exist',
  async (type) => {
    const [first = {}, ...others] = await Promise.all(LANGUAGES.map((language) => scopesIn(type, language)));
    const keys = Object.keys(first);
    const ids = SERVICES.filter((service) => service.type === type).map(({ id }) => String(id));
    expect([...new Set(keys.map(serviceOfKey))].toSorted()).toEqual(ids.toSorted());
    for (const key of keys) expect([key, editionOfKey(key) <= SCOPE_EDITION]).toEqual([key, true]);
    for (const other of others)
      for (const key of keys) expect([key, lengthsOf(other[key])]).toEqual([key, lengthsOf(first[key])]);
  },
);

test('a number outside of the catalogue has no scope', async () => {
  expect(await scopeOf(99, SCOPE_EDITION, 'en')).toBeUndefined();
});

test('an order keeps the scope of its edition, whichever editions change it later', () => {
  const scopeWith = (point: string): Scope => ({ included: [point], excluded: [], needed: [] });
  const [first, third] = [scopeWith('One draft'), scopeWith('Three drafts')];
  const scopes: Scopes = { 20101: first, '20101@3': third, '20102@2': first };
  expect([1, 2, 3, 4].map((edition) => scopeIn(scopes, 20101, edition))).toEqual([
    first,
    first,
    third,
    third,
  ]);
});
