import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { digestOf, integrityOf } from '../../integrity.ts';
import { buildApp } from './build-app.ts';
import type { RemoteReleaseManifest } from './manifest/release-manifest.ts';
import { REACT_GIVEN } from './shared-modules.ts';

const MANIFEST = `
export const manifest = {
  name: 'reports',
  roles: ['manager'],
  routes: [
    { path: '/app/reports', title: 'list.title', page: () => import('./list-page.tsx') },
    {
      path: '/app/reports/:id',
      roles: ['customer'],
      title: 'one.title',
      reads: [['GET /api/projects/project', { query: { project_id: ':id' } }], ['GET /api/catalogue']],
      page: () => import("./one-page.tsx"),
    },
  ],
  menu: [{ path: '/app/reports', label: 'menu.list', icon: 'projects', order: 50 }],
  widgets: { 'reports.latest': () => import('./latest-widget.tsx') },
};
`;

const FILES = {
  'webpack.config.ts': `export { config as default } from './config.ts';`,
  'config.ts': `
    import { remoteConfig } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))};
    export const config = remoteConfig(import.meta.dirname);`,
  'src/manifest.ts': MANIFEST,
  'src/list-page.tsx': `
    import { Box, Panel } from '@metier/shared-kit/ui';
    import { useState } from 'react';
    export const Page = () => <Panel>{useState('LIST')[0]}<Box /></Panel>;`,
  'src/one-page.tsx': `
    import { Table } from '@metier/shared-kit/ui/tables';
    import { Panel } from '@metier/shared-kit/ui';
    import { useKitTexts } from '@metier/shared-kit/i18n';
    const word = (key: string) => key;
    export const useWords = () => {
      const kit = useKitTexts();
      return [kit('action.save'), kit('rows', { count: 1 }), word('none')];
    };
    export const more = () => import('./more.tsx');
    export const chart = async () => await import('@metier/shared-kit/charts');
    export const Page = () => <Panel><Table /></Panel>;`,
  'src/more.tsx': `
    export { Drawer } from '@metier/shared-kit/ui/drawer';
    type Calls = 'GET /api/only/a/type';
    export const names = (call: Calls | 'GET /api/catalogue') => call === 'GET /api/catalogue';`,
  'src/latest-widget.tsx': `export const Widget = () => <p>LATEST</p>;`,
  'src/locales/en.json': `{ "menu": { "list": "Reports", "one": "Report" }, "none": "No reports" }`,
  'src/locales/de.json': `{ "menu": { "list": "Berichte" } }`,
};

let folder: string;
let output: string;
let manifest: RemoteReleaseManifest;

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'build-')), 'remote-reports');
  output = join(folder, 'dist');
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await buildApp(folder, output);
  manifest = JSON.parse(await readFile(join(output, 'manifest.json'), 'utf8')) as RemoteReleaseManifest;
}, 30_000);

afterAll(() => rm(dirname(folder), { recursive: true }));

const ROOT = join(import.meta.dirname, '../../../..');
const WEBPACK = join(ROOT, 'remote-auth/node_modules/webpack/bin/webpack.js');

const contentOf = async (files: readonly string[]) =>
  (await Promise.all(files.map((file) => readFile(join(output, file), 'utf8')))).join('\n');

describe('manifest.json of a remote', () => {
  test('has every route and menu entry with its roles', () => {
    expect(manifest.app).toBe('reports');
    expect(manifest.routes.map(({ path, roles, title }) => ({ path, roles, title }))).toEqual([
      { path: '/app/reports', roles: ['manager'], title: 'list.title' },
      { path: '/app/reports/:id', roles: ['customer'], title: 'one.title' },
    ]);
    expect(manifest.menu).toEqual([
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
    expect(manifest.routes.map(({ reads }) => reads)).toEqual([
      [],
      ['/api/projects/project?project_id=:id', '/api/catalogue'],
    ]);
  });

  test('names for each page the files that hold it, and not those of another', async () => {
    const [list, one] = manifest.routes;
    expect(list?.files[0]).toBe(manifest.entry);
    expect(await contentOf(list?.files ?? [])).toContain('LIST');
    expect(await contentOf(one?.files ?? [])).not.toContain('LIST');
    expect(await contentOf(manifest.widgets['reports.latest']?.files ?? [])).toContain('LATEST');
  });

  test('names no script between the entry and a page: what the container exposes stands in the entry', async () => {
    const [list] = manifest.routes;
    expect(list?.files).toEqual([manifest.entry, expect.stringMatching(/^chunk\.[\w-]{43}\.js$/)]);
    expect(await contentOf([manifest.entry])).toContain('list.title');
  });

  test('names the doors of the kit that each page takes, and what it uses of them', () => {
    expect(manifest.routes.map(({ doors }) => doors)).toEqual([
      { ui: ['Box', 'Panel'] },
      { i18n: ['useKitTexts'], ui: ['Panel'], 'ui/tables': ['Table'] },
    ]);
    expect(manifest.widgets['reports.latest']?.doors).toEqual({});
  });

  test('names all that its code uses of the kit, loaded on demand or not', () => {
    expect(manifest.uses).toEqual({
      charts: ['*'],
      i18n: ['useKitTexts'],
      ui: ['Box', 'Panel'],
      'ui/drawer': ['Drawer'],
      'ui/tables': ['Table'],
    });
  });

  test('names the calls of the API in its code, loaded on demand or not', () => {
    expect(manifest.calls).toEqual(['GET /api/catalogue', 'GET /api/projects/project']);
  });

  test('names the words of the kit that its code reads', () => {
    expect(manifest.words).toEqual(['action.save', 'rows']);
  });

  test('names the texts that a language lacks and another has', () => {
    expect(manifest.missingTexts).toEqual({ de: ['menu.one', 'none'] });
  });

  test('names a file of texts for each language, where English stands in for what it lacks', async () => {
    expect(Object.keys(manifest.locales)).toEqual(['de', 'en']);
    const texts = await contentOf([manifest.locales['de'] ?? '']);
    expect(texts).toBe('{"menu":{"list":"Berichte","one":"Report"},"none":"No reports"}');
  });
});

describe('the files of a remote', () => {
  test('hold nothing of React and of the kit', async () => {
    const scripts = (await readdir(output)).filter((file) => file.endsWith('.js'));
    const content = await contentOf(scripts);
    expect(content).not.toMatch(/react\.transitional\.element|MuiBox/);
    expect(content.length).toBeLessThan(30_000);
  });

  test('stand there compressed, too', async () => {
    const [entry, br, gz] = await Promise.all(
      ['', '.br', '.gz'].map((ending) => readFile(join(output, `${manifest.entry}${ending}`))),
    );
    expect(brotliDecompressSync(br as Buffer)).toEqual(entry);
    expect(gunzipSync(gz as Buffer)).toEqual(entry);
  });
});

/** Expects each script and text of a build to have the digest of its content in its name. */
async function expectDigests(build: string): Promise<void> {
  const named = /\.js$|\.(en|de)\..*json$/;
  const files = (await readdir(build)).filter((file) => named.test(file));
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) expect(integrityOf(file)).toBe(digestOf(await readFile(join(build, file))));
}

test('every file of a build carries the digest of its content in its name', () => expectDigests(output));

test('webpack loads chunks with integrity', async () => {
  expect(await contentOf([manifest.entry])).toContain('.integrity=metier.integrityOf(');
});

describe("webpack's command line", () => {
  test('builds a remote by itself, as its release is built', async () => {
    const alone = join(folder, 'alone');
    await promisify(execFile)(process.execPath, [WEBPACK, '--output-path', alone], { cwd: folder });
    const released = await readdir(output);
    expect(await readdir(alone)).toEqual(released.filter((file) => !/\.(br|gz)$/.test(file)));
    expect(JSON.parse(await readFile(join(alone, 'manifest.json'), 'utf8'))).toEqual(manifest);
  }, 30_000);

  test('builds one for development', async () => {
    const development = join(folder, 'development');
    const args = [WEBPACK, '--mode', 'development', '--output-path', development];
    await expect(promisify(execFile)(process.execPath, args, { cwd: folder })).resolves.toBeDefined();
    await expectDigests(development);
  }, 30_000);

  test('is how each app builds', async () => {
    const apps = (await readdir(ROOT)).filter((name) => name === 'shell' || name.startsWith('remote-'));
    for (const app of apps)
      expect(JSON.parse(await readFile(join(ROOT, app, 'package.json'), 'utf8'))).toMatchObject({
        scripts: { build: 'webpack' },
      });
  });
});

test('the shell gives what a remote may take of React', async () => {
  const host = await readFile(join(ROOT, 'platform/src/federation/browser/host.ts'), 'utf8');
  const given = [...host.matchAll(/import\(.*'(react[^']*)'\)/g)].map(([, name]) => name);
  expect(new Set(given)).toEqual(new Set(REACT_GIVEN));
});

describe('a manifest that says something wrong does not build', () => {
  const buildWith = async (text: string) => {
    await writeFile(join(folder, 'src/manifest.ts'), text);
    await buildApp(folder, join(folder, 'broken'));
  };

  test.each([
    ['the name of another folder', MANIFEST.replace("'reports'", "'other'"), "its folder says 'reports'"],
    [
      'a menu entry without a word',
      MANIFEST.replace('menu.list', 'menu.none'),
      'no text "menu.none" for the menu entry /app/reports',
    ],
    [
      'a menu entry without a page',
      MANIFEST.replace("menu: [{ path: '/app/reports'", "menu: [{ path: '/app/none'"),
      '/app/none leads to none of its routes',
    ],
    [
      'a read of a parameter that the path lacks',
      MANIFEST.replace("project_id: ':id'", "project_id: ':project'"),
      '/app/reports/:id has no parameter :project',
    ],
    [
      'a page that is not an import',
      MANIFEST.replace("() => import('./list-page.tsx')", '() => undefined'),
      "must be `() => import('./file.tsx')`",
    ],
    [
      'a part of React that the shell does not give',
      `import 'react-dom/client';${MANIFEST}`,
      'The shell gives no react-dom/client',
    ],
    [
      'a file from outside of its folder',
      `import ${JSON.stringify(join(ROOT, 'remote-auth/src/manifest.ts'))};${MANIFEST}`,
      'src/manifest.ts imports ',
    ],
    ['a page whose file is missing', MANIFEST.replace('./list-page.tsx', './none.tsx'), './none.tsx'],
  ])(
    '%s',
    async (_what, text, message) => {
      await expect(buildWith(text)).rejects.toThrow(message);
    },
    15_000,
  );
});
