import { expect, test } from '@jest/globals';
import type { Registry } from './registry.ts';
import { resolveVisit } from './resolve-visit.ts';

const registry: Registry = {
  apps: {
    reports: {
      release: '1',
      base: '/',
      manifest: {
        container: 'x',
        entry: 'entry.js',
        routes: ['/app/help', '/app/:page'].map((path) => ({ path, roles: ['customer'], title: 'title' })),
        menu: [],
        widgets: [],
        locales: {},
      },
    },
  },
  shell: { release: '1', base: '/', locales: {} },
};

const visit = (path: string) =>
  resolveVisit(registry, path, {
    role: 'customer',
    home: '/app/home',
    ownPage: (asked) => (asked === '/app/help' ? 'HELP' : undefined),
  });

test('a page of the shell takes precedence over one of a remote', () => {
  expect(visit('/app/help')).toEqual({ path: '/app/help', match: undefined, own: 'HELP', redirects: [] });
});

test('an address that the shell does not have is a page of the remote', () => {
  expect(visit('/app/other')).toMatchObject({ match: { app: 'reports', index: 1 }, own: undefined });
});
