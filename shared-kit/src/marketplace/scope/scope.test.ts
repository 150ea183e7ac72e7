import { expect, test } from '@jest/globals';
import { LANGUAGES, PROJECT_TYPES, SERVICES } from '@metier/contract';
import { scopeOf, scopesIn, type Scope } from './scope.ts';

const LISTS = ['included', 'excluded', 'needed'] as const satisfies readonly (keyof Scope)[];
const lengthsOf = (scope: Scope | undefined) => LISTS.map((list) => scope?.[list].length);

test.each(LANGUAGES)('in %s every service has three lists of two to four points', async (language) => {
  for (const { id } of SERVICES) {
    const scope = await scopeOf(id, language);
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
    const [first, ...others] = await Promise.all(LANGUAGES.map((language) => scopesIn(type, language)));
    const ids = SERVICES.filter((service) => service.type === type).map(({ id }) => String(id));
    expect(Object.keys(first ?? {}).toSorted()).toEqual(ids.toSorted());
    for (const other of others)
      for (const id of ids) expect([id, lengthsOf(other[id])]).toEqual([id, lengthsOf(first?.[id])]);
  },
);

test('a number outside of the catalogue has no scope', async () => {
  expect(await scopeOf(99, 'en')).toBeUndefined();
});
