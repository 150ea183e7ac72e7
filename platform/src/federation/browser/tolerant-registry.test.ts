import { expect, test } from '@jest/globals';
import { matchPage, menuFor, type Registry } from '@metier/shared-kit/registry';
import { tolerantRegistry } from './tolerant-registry.ts';

const good = { path: '/app/good', roles: ['customer'], label: { en: 'Good' }, icon: 'projects', order: 10 };

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
  ['nothing', null],
  ['no manifest', { release: '1', base: '/' }],
  ['a manifest that is a text', { manifest: 'manifest' }],
  ['a menu that is none', { manifest: { menu: { 0: good } } }],
  ['no entry', { manifest: { menu: [null, 7, 'entry'] } }],
  ['no roles', { manifest: { menu: [{ ...good, roles: undefined }] } }],
  ['roles that are none', { manifest: { menu: [{ ...good, roles: 'customer' }] } }],
  ['no path', { manifest: { menu: [{ ...good, path: undefined }] } }],
  ['a path elsewhere', { manifest: { menu: [{ ...good, path: 'https://elsewhere.example' }] } }],
  [
    'routes without path, roles or anything',
    { manifest: { routes: [{ roles: ['customer'] }, { path: '/' }, null] } },
  ],
  ['widgets and texts that are none', { manifest: { widgets: 7, locales: 'de' } }],
])('a remote with %s leaves the menu and the pages of others as they are', (_, broken) => {
  expect(menuBeside(broken)).toEqual(['Good']);
});

test('an entry without a numeric order is last', () => {
  const menu = [{ ...good, path: '/app/late', label: { en: 'Late' }, order: '1' }];
  expect(menuBeside({ manifest: { menu } })).toEqual(['Good', 'Late']);
});

test('an unknown count of an entry is ignored', () => {
  const entries = ['messages', 'stars', '__proto__', 7].map((count, order) => ({ ...good, order, count }));
  const registry = live({ newer: { manifest: { menu: entries } } });
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
  ['words that are none', { de: { word: 'Mein Team' }, en: 7 }],
])('an entry with %s is called by its path', (_, label) => {
  const menu = [{ ...good, path: '/app/my-team', order: 20, label }];
  expect(menuBeside({ manifest: { menu } })).toEqual(['Good', 'My team']);
});

test('an invalid route does not shift the others, which are loaded by index', () => {
  const registry = live({ mixed: { manifest: { routes: [null, good] } } });
  expect(matchPage(registry, '/app/good', 'customer')?.index).toBe(1);
  expect(matchPage(registry, '/', 'customer')).toBeUndefined();
});
