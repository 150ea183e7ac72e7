import { expect, test } from '@jest/globals';
import { menuFor } from './menu.ts';
import type { RegisteredMenuEntry, Registry } from './registry.ts';

const entry = (path: string, order: number, roles: RegisteredMenuEntry['roles']): RegisteredMenuEntry => ({
  path,
  order,
  roles,
  label: `menu.${path}`,
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
  expect(menuFor(registry, 'customer').map(({ app: owner, path }) => `${owner} ${path}`)).toEqual([
    'reports /c',
    'customer /a',
    'customer /b',
    'reports /d',
  ]);
});

test('another role and a visitor see only what is for them', () => {
  expect(menuFor(registry, 'manager').map(({ path }) => path)).toEqual(['/a', '/d']);
  expect(menuFor(registry, undefined).map(({ path }) => path)).toEqual(['/d']);
});
