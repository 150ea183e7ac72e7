import { expect, test } from '@jest/globals';
import type { RemoteReleaseManifest } from '../federation/build/manifest/release-manifest.ts';
import { sampleReleases } from '../federation/gateway/testing/sample-releases.ts';
import * as gate from './gate.ts';

/** The sentences that commands print. */
const faultsOf = (candidates: gate.Candidates) => gate.faultsOf(candidates).map(({ text }) => text);

const { shell, remotes } = sampleReleases();
const SHELL = {
  ...shell.manifest,
  provides: { ui: ['Box', 'Stack'], charts: ['Chart'] },
  icons: ['work'],
  react: ['react', 'react/jsx-runtime'],
  words: ['action.save'],
  pages: ['/app/help', '/app/profile/:id'],
};

const remote = (app: string, changes: Partial<RemoteReleaseManifest> = {}): RemoteReleaseManifest => ({
  app,
  container: `metier_${app}`,
  entry: 'entry.js',
  routes: [],
  menu: [],
  widgets: {},
  locales: { de: 'de.json', en: 'en.json' },
  ...changes,
});
const route = (path: string, roles: RemoteReleaseManifest['routes'][number]['roles']) => ({
  path,
  roles,
  title: 'title',
  files: [],
  doors: {},
  reads: [],
});
const entry = (path: string, icon: string) => ({
  path,
  icon: icon as RemoteReleaseManifest['menu'][number]['icon'],
  roles: 'public' as const,
  label: {},
  order: 1,
});
const WIDGET = { files: [], doors: {} };

test('the live releases of the sample fit together', () => {
  expect(faultsOf({ shell: shell.manifest, remotes: remotes.map(({ manifest }) => manifest) })).toEqual([]);
});

test.each<[string, RemoteReleaseManifest[], string[]]>([
  ['names that the shell provides', [remote('a', { uses: { ui: ['Box'], charts: ['Chart'] } })], []],
  [
    'a name that the shell does not provide',
    [remote('a', { uses: { ui: ['Box', 'Slide', 'Fade'] } })],
    [
      'a uses Slide, Fade of @metier/shared-kit/ui, which the shell does not provide: release the shell first.',
    ],
  ],
  [
    'a door that the shell does not provide',
    [remote('a', { uses: { maps: ['Map'] } })],
    ['a uses @metier/shared-kit/maps, which the shell does not provide: release the shell first.'],
  ],
  [
    'a page of another remote for the same role',
    [
      remote('a', { routes: [route('/app/team/:id', ['customer', 'manager'])] }),
      remote('b', { routes: [route('/app/team/:person', ['manager'])] }),
    ],
    ['a and b both have the page /app/team/:id for the same role: rename one of them.'],
  ],
  [
    'a page of another remote with an optional end',
    [
      remote('a', { routes: [route('/x/:id', ['customer']), route('/y', ['customer'])] }),
      remote('b', { routes: [route('/x/:name?', ['customer']), route('/y/:id?', ['customer'])] }),
    ],
    [
      'a and b both have the page /x/:id for the same role: rename one of them.',
      'a and b both have the page /y for the same role: rename one of them.',
    ],
  ],
  [
    'a page of another remote with another slash',
    [
      remote('a', { routes: [route('/x/', ['customer'])] }),
      remote('b', { routes: [route('/x', ['customer'])] }),
    ],
    ['a and b both have the page /x/ for the same role: rename one of them.'],
  ],
  [
    'a longer address than the page of another remote, and a fixed part in place of its parameter',
    [
      remote('a', { routes: [route('/x/:id', ['customer'])] }),
      remote('b', { routes: [route('/x/:id/y', ['customer']), route('/x/new', ['customer'])] }),
    ],
    [],
  ],
  [
    'a page of another remote for everybody',
    [remote('a', { routes: [route('/x', ['customer'])] }), remote('b', { routes: [route('/x', 'public')] })],
    ['a and b both have the page /x for the same role: rename one of them.'],
  ],
  [
    'an address that a remote has twice',
    [
      remote('a', {
        routes: [route('/x/:id', ['customer']), route('/y', ['customer']), route('/x/:name', 'public')],
      }),
    ],
    ['a has the page /x/:name twice for the same role: rename one of them.'],
  ],
  [
    'a page of the shell',
    [
      remote('a', { routes: [route('/app/help/', ['customer']), route('/app/profile/:name', 'public')] }),
      remote('b', { routes: [route('/app/profile/mine', ['customer'])] }),
    ],
    [
      'a and the shell both have the page /app/help/: rename it.',
      'a and the shell both have the page /app/profile/:name: rename it.',
      'b and the shell both have the page /app/profile/mine: rename it.',
    ],
  ],
  [
    'an address with a parameter beside a page of the shell, which takes precedence',
    [remote('a', { routes: [route('/app/:page', ['customer']), route('/app/profile', ['customer'])] })],
    [],
  ],
  [
    'one address with a page for each of two roles of a remote',
    [remote('a', { routes: [route('/x', ['customer']), route('/x', ['manager'])] })],
    [],
  ],
  [
    'one address with a page for each of two roles',
    [
      remote('a', { routes: [route('/x', ['customer'])] }),
      remote('b', { routes: [route('/x', ['manager'])] }),
    ],
    [],
  ],
  [
    'a widget of another remote',
    [remote('a', { widgets: { 'x.y': WIDGET } }), remote('b', { widgets: { 'x.y': WIDGET } })],
    ['a and b both have the widget x.y: rename one of them.'],
  ],
  [
    'a widget of another remote, and an own one',
    [
      remote('a', { usesWidgets: ['x.y', 'a.b'], widgets: { 'a.b': WIDGET } }),
      remote('b', { widgets: { 'x.y': WIDGET } }),
    ],
    [],
  ],
  [
    'a widget that no remote provides',
    [remote('a', { usesWidgets: ['x.y'] })],
    [
      'a shows the widget x.y, which no remote provides: release the one that has it first, or together by `npm run release`.',
    ],
  ],
  [
    'links to pages of another remote and of the shell',
    [
      remote('a', { usesPages: ['/app/cases', '/app/cases/:', '/app/profile/:'] }),
      remote('b', { routes: [route('/app/cases/:id?', ['manager'])] }),
    ],
    [],
  ],
  [
    'a link to a page that no app has',
    [remote('a', { usesPages: ['/app/cases/:'] }), remote('b', { routes: [route('/app/cases', 'public')] })],
    [
      'a links to the page /app/cases/:, which no app has: release the one that has it first, or together by `npm run release`.',
    ],
  ],
  [
    'the global of another remote',
    [remote('customer-care', { container: 'metier_x' }), remote('customer_care', { container: 'metier_x' })],
    ['customer-care and customer_care both make the global metier_x: rename one of them.'],
  ],
  [
    'an icon that the shell does not provide',
    [remote('a', { menu: [entry('/x', 'work'), entry('/y', 'rocket')] })],
    ['a uses the icon rocket for /y, which the shell does not provide: release the shell first.'],
  ],
  [
    'an icon in the code of a page that the shell does not provide',
    [remote('a', { usesIcons: ['rocket', 'work'] })],
    ['a uses the icon rocket, which the shell does not provide: release the shell first.'],
  ],
  [
    'an entry point of React that the shell does not provide',
    [remote('a', { react: ['react', 'react/compiler-runtime'] })],
    ['a uses react/compiler-runtime, which the shell does not provide: release the shell first.'],
  ],
  [
    'a text that the shell does not provide',
    [remote('a', { words: ['action.save', 'action.fly'] })],
    ['a uses the words action.fly of the kit, which the shell does not provide: release the shell first.'],
  ],
  [
    'a language that lacks texts',
    [remote('a', { missingTexts: { de: ['menu.list', 'none'] } })],
    ['a lacks texts in de: menu.list, none. Add them to its de.json.'],
  ],
  [
    'no texts in a language of the shell, and some in another',
    [remote('a', { locales: { en: 'en.json', it: 'it.json' } })],
    ['a lacks texts in de: all. Add its de.json.'],
  ],
])('%s', (_what, candidates, faults) => {
  expect(faultsOf({ shell: SHELL, remotes: candidates })).toEqual(faults);
});

test.each<[string, string[], string[]]>([
  ['calls that the API has', ['GET /api/a', 'GET /api/*/c', '* /api/a'], []],
  ['another method', ['POST /api/a'], ['POST /api/a']],
  ['a longer address', ['GET /api/a/b', '* /api'], ['GET /api/a/b', '* /api']],
  ['an open part that nothing fits', ['GET /api/*/d'], ['GET /api/*/d']],
  ['what is open within a part', ['GET /api/b*/c', 'GET /api/*b/c', 'GET /api/d*/c'], ['GET /api/d*/c']],
  [
    'an address with a joined end',
    ['GET /api/**', 'GET /api/a**', 'GET /api/b/**', 'GET /api/a/**', 'POST /api/b**'],
    ['GET /api/a/**', 'POST /api/b**'],
  ],
  ['what would be a pattern', ['GET /api/.', '* /api/(*'], ['GET /api/.', '* /api/(*']],
])('%s', (_what, calls, missing) => {
  const offered = ['GET /api/a', 'GET /api/b/c'];
  const faults = (app: string) =>
    missing.map((call) => `${app} uses ${call}, which the API does not have: deploy the API first.`);
  expect(faultsOf({ shell: SHELL, remotes: [remote('x', { calls })], calls: offered })).toEqual(faults('x'));
  expect(faultsOf({ shell: { ...SHELL, calls }, remotes: [], calls: offered })).toEqual(faults('shell'));
  // The API's calls are unknown.
  expect(faultsOf({ shell: SHELL, remotes: [remote('x', { calls })] })).toEqual([]);
});

test('a shell that drops what a live remote uses does not fit', () => {
  const remotesLive = [remote('a', { uses: { ui: ['Stack'] } })];
  expect(faultsOf({ shell: SHELL, remotes: remotesLive })).toEqual([]);
  expect(faultsOf({ shell: { ...SHELL, provides: { ui: ['Box'] } }, remotes: remotesLive })).toHaveLength(1);
});

test('a page goes while neither a remote nor the shell links to it', () => {
  const usesPages = ['/app/help'];
  const without = { ...SHELL, pages: [] };
  expect(faultsOf({ shell: SHELL, remotes: [remote('a', { usesPages })] })).toEqual([]);
  expect(faultsOf({ shell: without, remotes: [remote('a', { usesPages })] })).toHaveLength(1);
  expect(faultsOf({ shell: { ...without, usesPages }, remotes: [] })).toHaveLength(1);
  expect(faultsOf({ shell: without, remotes: [remote('a')] })).toEqual([]);
});

test('a shell with another language does not fit a remote without it, nor one that lacks texts itself', () => {
  const locales = { ...SHELL.locales, kit: { ...SHELL.locales['kit'], it: 'kit.it.json' } };
  const changes = { locales, missingTexts: { it: ['action.save'] } };
  expect(faultsOf({ shell: { ...SHELL, ...changes }, remotes: [remote('a')] })).toEqual([
    'shell lacks texts in it: action.save. Add them to its it.json.',
    'a lacks texts in it: all. Add its it.json.',
  ]);
});

test('a shell from before the gate is not checked', () => {
  const changes = {
    uses: { maps: ['Map'] },
    words: ['x'],
    menu: [entry('/x', 'rocket')],
    usesIcons: ['x'],
    usesPages: ['/x'],
    react: ['x'],
  };
  expect(faultsOf({ shell: shell.manifest, remotes: [remote('a', changes)] })).toEqual([]);
});
