import { expect, test } from '@jest/globals';
import { matchPage, menuFor, type Registry } from '@metier/shared-kit/registry';
import { tolerantRegistry } from './tolerant-registry.ts';

const good = { path: '/app/good', roles: ['customer'], label: { en: 'Good' }, icon: 'projects', order: 10 };

/** A remote that has pages as far as is known, with such a menu. */
const withMenu = (...menu: unknown[]) => ({ manifest: { routes: [], menu } });

const live = (apps: unknown) =>
  tolerantRegistry({ apps, shell: { release: '1', base: '/', locales: {} } } as Registry);

/** The menu of a customer with a broken remote and a valid one called Good. */
function menuBeside(broken: unknown) {
  const registry = live({
    broken,
    sound: { release: '1', base: '/', manifest: { routes: [good], menu: [good] } },
  });
  expect(matchPage(registry, '/app/good', 'customer')).toMatchObject({ app: 'sound', index: 0 });
  expect(matchPage(registry, '/app/other', 'customer')).toBeUndefined();
  return menuFor(registry, 'customer', 'de').map(({ label }) => label);
}

test.each([
  ['a menu that is none', { manifest: { routes: [], menu: { 0: good } } }],
  ['no entry', withMenu(null, 7, 'entry')],
  ['no roles', withMenu({ ...good, roles: undefined })],
  ['roles of the wrong type', withMenu({ ...good, roles: 'customer' })],
  ['no path', withMenu({ ...good, path: undefined })],
  ['a path elsewhere', withMenu({ ...good, path: 'https://elsewhere.example' })],
  [
    'routes without path, roles or anything',
    { manifest: { routes: [{ roles: ['customer'] }, { path: '/' }, null] } },
  ],
  ['widgets and texts of the wrong type', { manifest: { routes: [], widgets: 7, locales: 'de' } }],
])('a remote with %s leaves the menu and the pages of others as they are', (_, broken) => {
  expect(menuBeside(broken)).toEqual(['Good']);
  expect(live({ broken }).down).toBeUndefined();
});

test.each([
  ['nothing', null],
  ['no manifest', { release: '1', base: '/' }],
  ['a manifest that is null', { manifest: null }],
  ['an empty manifest', { manifest: {} }],
  ['a manifest that is a text', { manifest: 'manifest' }],
  ['routes of the wrong type', { manifest: { routes: { 0: good }, menu: [good] } }],
])('a remote with %s is down, beside others', (_, broken) => {
  expect(menuBeside(broken)).toEqual(['Good']);
  const registry = live({ broken });
  expect(registry).toMatchObject({ apps: {}, down: ['broken'] });
  expect(tolerantRegistry({ ...registry, apps: { other: broken as never } }).down).toEqual([
    'broken',
    'other',
  ]);
});

test('an entry without a numeric order is last', () => {
  const late = { ...good, path: '/app/late', label: { en: 'Late' }, order: '1' };
  expect(menuBeside(withMenu(late))).toEqual(['Good', 'Late']);
});

test('an unknown count of an entry is ignored', () => {
  const entries = ['messages', 'stars', '__proto__', 7].map((count, order) => ({ ...good, order, count }));
  const registry = live({ newer: withMenu(...entries) });
  expect(menuFor(registry, 'customer', 'en').map(({ count }) => count)).toEqual([
    'messages',
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ['neither language', { fr: 'Équipe' }],
  ['no words', undefined],
  ['words of the wrong type', { de: { word: 'Mein Team' }, en: 7 }],
])('an entry with %s is called by its path', (_, label) => {
  const team = { ...good, path: '/app/my-team', order: 20, label };
  expect(menuBeside(withMenu(team))).toEqual(['Good', 'My team']);
});

test('an invalid route does not shift the others, which are loaded by index', () => {
  const registry = live({ mixed: { manifest: { routes: [null, good] } } });
  expect(matchPage(registry, '/app/good', 'customer')?.index).toBe(1);
  expect(matchPage(registry, '/', 'customer')).toBeUndefined();
});
