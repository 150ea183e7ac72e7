import { expect, test } from '@jest/globals';
import { read } from '@metier/contract';
import type { RemoteManifest } from './remote-manifest.ts';

interface Texts {
  menu: string;
  list: { title: string };
}
type Manifest = RemoteManifest<Texts>;

const page = () => Promise.resolve({ Page: () => null });
const route = { path: '/app/reports', title: 'list.title', page } as const;
const link = { path: '/app/reports', label: 'menu', icon: 'projects', order: 1 } as const;

const manifest = {
  name: 'reports',
  roles: ['manager'],
  routes: [route],
  menu: [link],
  widgets: {},
} satisfies Manifest;

// Each of these must not compile: if one does, its `@ts-expect-error` becomes a type error.
const wrong = [
  // @ts-expect-error - a role that nobody has
  { ...manifest, roles: ['admin'] },
  // @ts-expect-error - a title that is not among the texts
  { ...manifest, routes: [{ ...route, title: 'list.name' }] },
  // @ts-expect-error - a label that is a group of texts
  { ...manifest, menu: [{ ...link, label: 'list' }] },
  // @ts-expect-error - an icon that is not drawn
  { ...manifest, menu: [{ ...link, icon: 'unicorn' }] },
  // @ts-expect-error - a page module without a Page
  { ...manifest, routes: [{ ...route, page: () => Promise.resolve({ View: () => null }) }] },
  // @ts-expect-error - a page that is not loaded lazily
  { ...manifest, routes: [{ ...route, page: () => null }] },
  // @ts-expect-error - a read that is no call of the contract
  { ...manifest, routes: [{ ...route, reads: [['GET /api/reports', undefined]] }] },
  // @ts-expect-error - a read that lacks what the contract requires
  { ...manifest, routes: [{ ...route, reads: [read('GET /api/freelancers/portfolio')] }] },
  {
    ...manifest,
    // @ts-expect-error - a read with a field that the call does not have
    routes: [{ ...route, reads: [read('GET /api/freelancers/portfolio', { query: { portfolio: ':id' } })] }],
  },
  // @ts-expect-error - a read that changes something
  { ...manifest, routes: [{ ...route, reads: [read('POST /api/auth/signout')] }] },
  // @ts-expect-error - a path that does not begin with a slash
  { ...manifest, routes: [{ ...route, path: 'app/reports' }] },
  // @ts-expect-error - a widget without its area
  { ...manifest, widgets: { latest: () => Promise.resolve({ Widget: () => null }) } },
] satisfies Manifest[];

test('the compiler rejects invalid manifests', () => {
  expect(wrong).toHaveLength(12);
});

test('a manifest is plain data except for its imports', async () => {
  expect(JSON.parse(JSON.stringify(manifest))).toEqual({
    name: 'reports',
    roles: ['manager'],
    routes: [{ path: '/app/reports', title: 'list.title' }],
    menu: [link],
    widgets: {},
  });
});
