import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SHARED_REACT_ENTRIES } from './shared-modules.ts';
import { expectDigests, type SampleBuild, SampleSource } from './testing/sample-source.ts';

/** Generous for busy machines. */
const TIMEOUT_MS = 120_000;
const ROOT = join(import.meta.dirname, '../../../..');
const WEBPACK = join(ROOT, 'remote-auth/node_modules/webpack/bin/webpack.js');

let source: SampleSource;
let build: SampleBuild;
beforeAll(async () => {
  source = await SampleSource.write();
  build = await source.build();
}, TIMEOUT_MS);
afterAll(() => source.remove());

describe('manifest.json of a remote', () => {
  test('has every route and menu entry with its roles', () => {
    expect(build.manifest.app).toBe('reports');
    expect(build.manifest.routes.map(({ path, roles, title }) => ({ path, roles, title }))).toEqual([
      { path: '/app/reports', roles: ['manager'], title: 'list.title' },
      { path: '/app/reports/:id', roles: ['customer'], title: 'one.title' },
    ]);
    expect(build.manifest.menu).toEqual([
      {
        path: '/app/reports',
        label: { de: 'Berichte', en: 'Reports' },
        icon: 'projects',
        order: 50,
        roles: ['manager'],
      },
    ]);
  });

  test('has the addresses that a page requests first', () => {
    expect(build.manifest.routes.map(({ reads }) => reads)).toEqual([
      [],
      ['/api/projects/project?project_id=:id', '/api/catalogue'],
    ]);
  });

  test('lists the files of each page, without those of others', async () => {
    const [list, one] = build.manifest.routes;
    expect(list?.files[0]).toBe(build.manifest.entry);
    expect(await build.contentOf(list?.files ?? [])).toContain('LIST');
    expect(await build.contentOf(one?.files ?? [])).not.toContain('LIST');
    expect(await build.contentOf(build.manifest.widgets['reports.latest']?.files ?? [])).toContain('LATEST');
  });

  test('needs no script between the entry and a page: the exposed module is in the entry', async () => {
    const [list] = build.manifest.routes;
    expect(list?.files).toEqual([build.manifest.entry, expect.stringMatching(/^chunk\.[\w-]{43}\.js$/)]);
    expect(await build.contentOf([build.manifest.entry])).toContain('list.title');
  });

  test('lists the doors of the kit that each page uses, with the used names', () => {
    expect(build.manifest.routes.map(({ doors }) => doors)).toEqual([
      { ui: ['Box', 'Panel'] },
      { i18n: ['useKitTexts'], remote: ['Widget'], ui: ['Panel'], 'ui/tables': ['Table'] },
    ]);
    expect(build.manifest.widgets['reports.latest']?.doors).toEqual({});
  });

  test('lists all used names of the kit, loaded on demand or not', () => {
    expect(build.manifest.uses).toEqual({
      charts: ['ColumnChart', 'SeriesChart'],
      contract: ['PATHS', 'projectPath'],
      i18n: ['useKitTexts'],
      remote: ['Widget'],
      ui: ['Box', 'Icon', 'Panel'],
      'ui/drawer': ['Drawer'],
      'ui/tables': ['Table'],
    });
  });

  test('lists the API calls in its code, loaded on demand or not', () => {
    expect(build.manifest.calls).toEqual(['GET /api/catalogue', 'GET /api/projects/project']);
  });

  test('lists the texts of the kit that its code reads', () => {
    expect(build.manifest.words).toEqual(['action.save', 'rows']);
  });

  test('lists the widgets that its code shows', () => {
    expect(build.manifest.usesWidgets).toEqual(['account.security']);
  });

  test('lists the pages to which its code links, loaded on demand or not', () => {
    expect(build.manifest.usesPages).toEqual(['/app/help', '/app/projects/:']);
  });

  test('lists the icons that its code shows, and what it imports of React', () => {
    expect(build.manifest.usesIcons).toEqual(['wallet']);
    expect(build.manifest.react).toEqual(['react', 'react/jsx-runtime']);
  });

  test('lists the widgets that each page shows, so that they are requested with it', () => {
    expect(build.manifest.routes.map(({ widgets }) => widgets)).toEqual([undefined, ['account.security']]);
  });

  test('lists the texts that a language lacks and another has', () => {
    expect(build.manifest.missingTexts).toEqual({ de: ['menu.one', 'none'] });
  });

  test('has a file of texts for each language, with English for missing ones', async () => {
    expect(Object.keys(build.manifest.locales)).toEqual(['de', 'en']);
    const texts = await build.contentOf([build.manifest.locales['de'] ?? '']);
    expect(texts).toBe('{"menu":{"list":"Berichte","one":"Report"},"none":"No reports"}');
  });
});

describe('the files of a remote', () => {
  test('contain nothing of React and of the kit', async () => {
    const scripts = (await readdir(build.output)).filter((file) => file.endsWith('.js'));
    const content = await build.contentOf(scripts);
    expect(content).not.toMatch(/react\.transitional\.element|MuiBox/);
    expect(content.length).toBeLessThan(30_000);
  });

  test('have compressed variants', async () => {
    const [entry, br, gz] = await Promise.all(
      ['', '.br', '.gz'].map((ending) => readFile(join(build.output, `${build.manifest.entry}${ending}`))),
    );
    expect(brotliDecompressSync(br as Buffer)).toEqual(entry);
    expect(gunzipSync(gz as Buffer)).toEqual(entry);
  });
});

test("every file of a build has its content's digest in its name", () => expectDigests(build.output));

describe("webpack's command line", () => {
  test(
    'builds a remote in the same way as its release',
    async () => {
      const alone = join(source.folder, 'alone');
      await promisify(execFile)(process.execPath, [WEBPACK, '--output-path', alone], { cwd: source.folder });
      const released = await readdir(build.output);
      expect(await readdir(alone)).toEqual(released.filter((file) => !/\.(br|gz)$/.test(file)));
      expect(JSON.parse(await readFile(join(alone, 'manifest.json'), 'utf8'))).toEqual(build.manifest);
    },
    TIMEOUT_MS,
  );

  test(
    'builds one for development',
    async () => {
      const development = join(source.folder, 'development');
      const args = [WEBPACK, '--mode', 'development', '--output-path', development];
      await expect(
        promisify(execFile)(process.execPath, args, { cwd: source.folder }),
      ).resolves.toBeDefined();
      await expectDigests(development);
    },
    TIMEOUT_MS,
  );

  test('is how each app is built', async () => {
    const apps = (await readdir(ROOT)).filter((name) => name === 'shell' || name.startsWith('remote-'));
    for (const app of apps)
      expect(JSON.parse(await readFile(join(ROOT, app, 'package.json'), 'utf8'))).toMatchObject({
        scripts: { build: 'webpack' },
      });
  });
});

test('the shell shares the entry points of React that remotes may import', async () => {
  const host = await readFile(join(ROOT, 'platform/src/federation/browser/host.ts'), 'utf8');
  const given = [...host.matchAll(/import\(.*'(react[^']*)'\)/g)].map(([, name]) => name);
  expect(new Set(given)).toEqual(new Set(SHARED_REACT_ENTRIES));
});
