import { expect, test } from '@jest/globals';
import { menuFor } from './menu.ts';
import type { RegisteredMenuEntry, Registry } from './registry.ts';

const entry = (path: string, order: number, roles: RegisteredMenuEntry['roles']): RegisteredMenuEntry => ({
  path,
  order,
  roles,
  label: { en: `Word of ${path}`, ...(order === 10 && { de: `Wort von ${path}` }) },
  icon: 'projects',
});

const app = (...menu: RegisteredMenuEntry[]) => ({
  release: '1',
  base: '/',
  manifest: { container: 'x', entry: 'entry.js', routes: [], menu, widgets: [], locales: {} },
});

const registry: Registry = {
  apps: {
    customer: app(entry('/b', 20, ['customer']), entry('/a', 20, ['customer', 'manager'])),
    reports: app(entry('/c', 10, ['customer']), entry('/d', 30, 'public')),
  },
  shell: { release: '1', base: '/', locales: {} },
};

test('a role sees its entries of all apps, by order and then by path', () => {
  expect(menuFor(registry, 'customer', 'en').map(({ path }) => path)).toEqual(['/c', '/a', '/b', '/d']);
});

test('another role and a visitor see only their entries', () => {
  expect(menuFor(registry, 'manager', 'en').map(({ path }) => path)).toEqual(['/a', '/d']);
  expect(menuFor(registry, undefined, 'en').map(({ path }) => path)).toEqual(['/d']);
});

test("an entry is in the page's language, or else in English", () => {
  expect(menuFor(registry, 'manager', 'en').map(({ label }) => label)).toEqual(['Word of /a', 'Word of /d']);
  expect(menuFor(registry, 'customer', 'de').map(({ label }) => label)).toEqual([
    'Wort von /c',
    'Word of /a',
    'Word of /b',
    'Word of /d',
  ]);
});
