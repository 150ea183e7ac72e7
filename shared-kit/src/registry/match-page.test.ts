import { describe, expect, test } from '@jest/globals';
import type { Role } from '@metier/contract/roles';
import type { Audience } from './audience.ts';
import { matchPage } from './match-page.ts';
import type { Registry } from './registry.ts';

function registryOf(apps: Record<string, readonly (readonly [path: string, roles: Audience])[]>): Registry {
  const app = (routes: readonly (readonly [string, Audience])[]) => ({
    release: '1',
    base: '/',
    manifest: {
      container: 'x',
      entry: 'entry.js',
      routes: routes.map(([path, roles]) => ({ path, roles, title: 'title' })),
      menu: [],
      widgets: [],
      locales: {},
    },
  });
  const registered = Object.entries(apps).map(([name, routes]) => [name, app(routes)]);
  return { apps: Object.fromEntries(registered), shell: { release: '1', base: '/', locales: {} } };
}

const registry = registryOf({
  auth: [
    ['/auth/login', 'public'],
    ['/auth/change_password/:secretKey', 'public'],
  ],
  customer: [
    ['/app/my-projects', ['customer']],
    ['/app/create/:id', ['customer']],
    ['/app/create/addFreelancer', ['customer']],
    ['/app/create/addFreelancer/:id?', ['customer']],
  ],
  freelancer: [
    ['/app/my-projects', ['freelancer']],
    ['/app/finances', ['freelancer', 'manager']],
  ],
});

describe('matchPage', () => {
  test.each<[path: string, role: Role | undefined, page: string]>([
    ['/auth/login', undefined, 'auth 0'],
    ['/auth/login', 'customer', 'auth 0'],
    ['/auth/change_password/abc', undefined, 'auth 1'],
    ['/app/my-projects', 'customer', 'customer 0'],
    ['/app/my-projects/', 'customer', 'customer 0'],
    // As in the router.
    ['/app//my-projects', 'customer', 'none'],
    ['/app/create//4711', 'customer', 'none'],
    ['/app/create//', 'customer', 'none'],
    ['/app/my-projects', 'freelancer', 'freelancer 0'],
    ['/app/my-projects', undefined, 'none'],
    ['/app/finances', 'manager', 'freelancer 1'],
    ['/app/finances', 'customer', 'none'],
    ['/app/create/addFreelancer', 'customer', 'customer 2'],
    ['/app/create/addFreelancer/4711', 'customer', 'customer 3'],
    ['/app/create/4711', 'customer', 'customer 1'],
    ['/app/my-projects/4711', 'customer', 'none'],
    ['/app', 'customer', 'none'],
    ['/', undefined, 'none'],
  ])('%s for %s is %s', (path, role, page) => {
    const match = matchPage(registry, path, role);
    expect(match ? `${match.app} ${match.index}` : 'none').toBe(page);
  });

  test.each([
    ['/auth/change_password/abc', undefined, { secretKey: 'abc' }],
    ['/app/create/addFreelancer/4711/', 'customer', { id: '4711' }],
    ['/app/create/addFreelancer', 'customer', {}],
    ['/app/create/a%20b', 'customer', { id: 'a%20b' }],
  ] as const)('%s for %s has the parameters %j', (path, role, params) => {
    expect(matchPage(registry, path, role)?.params).toEqual(params);
  });

  test('the order of the routes is irrelevant', () => {
    const turned = registryOf({
      customer: [
        ['/app/create/addFreelancer', ['customer']],
        ['/app/create/:id', ['customer']],
      ],
    });
    expect(matchPage(turned, '/app/create/addFreelancer', 'customer')?.index).toBe(0);
    expect(matchPage(turned, '/app/create/1', 'customer')?.index).toBe(1);
  });
});
