import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { MANIFEST_INPUTS } from '../federation/build/manifest/manifest-inputs.ts';
import { findApps } from './apps.ts';
import { sourceHashOf } from './source-hash.ts';

let root: string;

async function write(path: string, text: string) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tree-'));
  const files = [
    'pnpm-lock.yaml',
    'platform/src/federation/browser/index.ts',
    'platform/src/federation/build/index.ts',
    'shell/src/index.ts',
    'shared-kit/src/ui/index.ts',
    ...MANIFEST_INPUTS,
  ];
  for (const file of [...files, 'remote-customer/src/manifest.ts', 'remote-manager/src/manifest.ts']) {
    await write(file, 'first');
  }
});

afterEach(() => rm(root, { recursive: true }));

const ids = () => Object.fromEntries(findApps(root).map((app) => [app.name, sourceHashOf(root, app)]));

/** The apps whose source hash changes with one file. */
async function changedBy(path: string, text = 'second'): Promise<string[]> {
  const before = ids();
  await write(path, text);
  const after = ids();
  return Object.keys(after)
    .filter((app) => after[app] !== before[app])
    .sort();
}

test.each([
  ['remote-customer/src/manifest.ts', ['customer']],
  ['remote-customer/src/features/create/pages/create-page.tsx', ['customer']],
  ['shared-kit/src/ui/index.ts', ['shell']],
  ['shared-kit/contract/src/paths.ts', ['customer', 'manager', 'shell']],
  ['platform/src/federation/build/index.ts', ['customer', 'manager', 'shell']],
  ['platform/src/federation/browser/index.ts', ['shell']],
  ['pnpm-lock.yaml', ['customer', 'manager', 'shell']],
  ['platform/src/federation/gateway/page.ts', []],
  ['remote-customer/src/features/create/create.test.tsx', []],
  ['remote-customer/node_modules/.cache/x', []],
])('a change of %s releases %j', async (path, apps) => {
  expect(await changedBy(path)).toEqual(apps);
});

const importer = (folder: string, version: string) =>
  `  ${folder}:\n    react:\n      version: ${version}\n\n`;

test.each([
  ['another remote comes', importer('remote-customer', '19') + importer('remote-reports', '19'), []],
  ['a remote takes another library', importer('remote-customer', '20'), ['customer']],
  [
    'the shell uses another library',
    importer('remote-customer', '19') + importer('shell', '20'),
    ['customer', 'manager', 'shell'],
  ],
])('in the lockfile: %s', async (_what, lockfile, apps) => {
  await write('pnpm-lock.yaml', `importers:\n\n${importer('remote-customer', '19')}packages:\n`);
  expect(await changedBy('pnpm-lock.yaml', `importers:\n\n${lockfile}packages:\n`)).toEqual(apps);
});

test('a moved file changes the release', async () => {
  const before = ids();
  await rm(join(root, 'remote-customer/src/manifest.ts'));
  await write('remote-customer/src/moved.ts', 'first');
  expect(ids()['customer']).not.toBe(before['customer']);
});

test('a new folder remote-<name> is a new app', async () => {
  await write('remote-reports/src/manifest.ts', 'first');
  expect(
    findApps(root)
      .map((app) => app.name)
      .sort(),
  ).toEqual(['customer', 'manager', 'reports', 'shell']);
});
