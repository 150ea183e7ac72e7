import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { LANGUAGES } from '@metier/contract';
import { appConfig } from '../app-config.ts';
import { build } from '../build-app.ts';
import { deprecatedIn } from './deprecated-names.ts';
import { kitIcons } from './kit-icons.ts';
import type { ShellReleaseManifest } from './release-manifest.ts';
import { ShellManifestPlugin } from './shell-manifest-plugin.ts';

const ROOT = join(import.meta.dirname, '../../../../..');

const FILES = {
  'src/index.ts': `export { doors } from './federation/browser/doors.ts';`,
  'src/federation/browser/doors.ts': `
    export const doors = [
      () => import('@metier/contract'),
      () => import('@metier/shared-kit/ui'),
      () => import('@metier/shared-kit/forms'),
    ];`,
  'src/late.ts': `export const open = () => import('./federation/browser/doors.ts');`,
  'contract/index.ts': `export const LIMIT = 1; export const PATHS = { help: '/app/help' };`,
  'src/first-paint.html': '',
  'kit/ui/index.ts': `
    export { Box, OldBox } from './box.ts';
    /** @deprecated Use Box. */
    export { Box as Crate, Plain as Case } from './box.ts';
    export * from './panel.ts';`,
  'kit/ui/box.ts': `
    /** A box. */
    export const Box = 1;
    /**
     * An older one.
     *
     * @deprecated Use Box.
     */
    export const OldBox = () => fetch('/x', use('GET /api/catalogue'));
    export const Plain = 3;
    const use = (call: string) => ({ headers: { call } });`,
  'kit/ui/panel.ts': `
    import { PATHS } from '@metier/contract';
    export const help = () => PATHS.help;
    /** @deprecated */
    export function OldPanel() {}
    export function Panel() {}`,
  'kit/forms/index.ts': 'export const Form = 1;',
  'contract/locales/en.json': '{ "catalogue": { "1": "Card", "2": "Sign" } }',
  'contract/locales/de.json': '{ "catalogue": { "1": "Karte" } }',
  'kit/locales/en.json': '{ "action": { "save": "Save" }, "rows_one": "Row", "rows_other": "Rows" }',
  'kit/ui/icons/icons.ts': 'export const ICONS = {\n  work: 1,\n  home: 2,\n} as const;',
};

let folder: string;
let manifest: ShellReleaseManifest;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shell-'));
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await build(configOf('src/index.ts'), join(folder, 'dist'));
  manifest = JSON.parse(await readFile(join(folder, 'dist/manifest.json'), 'utf8')) as ShellReleaseManifest;
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

function configOf(entry: string) {
  const kit = join(folder, 'kit');
  const common = appConfig(folder, 'metier_shell', 'production');
  return {
    ...common,
    entry: join(folder, entry),
    output: { ...common.output, library: { type: 'window' as const, name: 'shell' } },
    resolve: {
      ...common.resolve,
      alias: { '@metier/contract': join(folder, 'contract/index.ts'), '@metier/shared-kit': kit },
    },
    plugins: [
      new ShellManifestPlugin({
        kit,
        locales: [join(kit, 'locales'), join(folder, 'contract/locales')],
        firstPaint: join(folder, 'src/first-paint.html'),
        pages: ['/app/help'],
      }),
    ],
  };
}

test('lists the exports of each door, and those marked as deprecated at the door or behind it', () => {
  expect(manifest.provides).toEqual({
    contract: ['LIMIT', 'PATHS'],
    forms: ['Form'],
    ui: ['Box', 'Case', 'Crate', 'OldBox', 'OldPanel', 'Panel', 'help'],
  });
  expect(manifest.deprecated).toEqual({ ui: ['Case', 'Crate', 'OldBox', 'OldPanel'] });
});

test('lists the files of each door besides the entry', () => {
  const { doors, entry } = manifest;
  expect(Object.keys(doors)).toEqual(['contract', 'ui', 'forms']);
  for (const files of Object.values(doors)) {
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => entry.includes(file))).toEqual([]);
  }
});

test('doors that are not part of the entry are refused', async () => {
  await expect(build(configOf('src/late.ts'), join(folder, 'late'))).rejects.toThrow(
    'is not part of the entry',
  );
});

test('texts of two folders are in one file per language, with English for missing ones', async () => {
  const { kit = {} } = manifest.locales;
  const textsIn = async (language: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, 'dist', kit[language] ?? ''), 'utf8'));
  const own = { action: { save: 'Save' }, rows_one: 'Row', rows_other: 'Rows' };
  expect(await textsIn('en')).toEqual({ ...own, catalogue: { 1: 'Card', 2: 'Sign' } });
  expect(await textsIn('de')).toEqual({ ...own, catalogue: { 1: 'Karte', 2: 'Sign' } });
});

test('lists the addresses of its own pages, and the pages to which it and the kit link', () => {
  expect(manifest.pages).toEqual(['/app/help']);
  expect(manifest.usesPages).toEqual(['/app/help']);
});

test('lists the texts that a language of the product lacks, in any of the folders', () => {
  const all = ['action.save', 'catalogue.1', 'catalogue.2', 'rows'];
  const others = LANGUAGES.filter((language) => language !== 'en').map((language) => [language, all]);
  expect(manifest.missingTexts).toEqual({
    ...Object.fromEntries(others),
    de: ['action.save', 'catalogue.2', 'rows'],
  });
});

test('lists the icons and texts of the kit, and the API calls of shell and kit', () => {
  expect(manifest.words).toEqual(['action.save', 'rows']);
  expect(manifest.icons).toEqual(['home', 'work']);
  expect(manifest.react).toContain('react/jsx-runtime');
  expect(manifest.calls).toEqual(['GET /api/catalogue']);
});

test.each([
  ['/** @deprecated */ export const a = 1;', ['a']],
  ['/** @deprecated */ export async function a() {}', ['a']],
  ['/** @deprecated */ export { a, b as c } from "./x.ts";', ['a', 'c']],
  ['/** @deprecated */ const a = 1; export const b = 2;', []],
  ['/** @deprecated */ /** Fine. */ export const b = 2;', []],
  ['/** Not @deprecatedly. */ export const b = 2;', []],
])('%s', (source, names) => expect(deprecatedIn(source)).toEqual(names));

test('the icons of the kit are found', () => {
  expect(kitIcons(join(ROOT, 'shared-kit/src'))).toEqual(
    expect.arrayContaining(['help', 'projects', 'work']),
  );
});
