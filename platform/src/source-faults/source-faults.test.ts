import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { areTypesKnown, sourceFaultsOf } from './index.ts';
import { typeFaults } from './type-faults.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Generous for busy machines. */
const TIMEOUT_MS = 120_000;

const FILES = {
  'package.json': '{ "type": "module" }',
  'tsconfig.browser.json':
    '{ "compilerOptions": { "strict": true, "module": "ESNext", "moduleResolution": "Bundler", "types": [], "noEmit": true, "allowImportingTsExtensions": true } }',
  'shared-kit/src/index.ts': 'export const kit: string = 1;',
  'shared-kit/contract/src/index.ts': 'export const limit: string = 1;',
  'platform/src/federation/browser/index.ts': 'export const load: string = 1;',
  'shell/src/index.ts': 'export const shell = 1;',
  'remote-good/src/manifest.ts': `export { part } from './part.ts';`,
  'remote-good/src/part.ts': 'export const part = 1;',
  'remote-good/src/part.test.ts': 'export const tested: string = 1;',
  'remote-bad/src/manifest.ts': `
export const name = 'bad';
export const title: string = 1;
export { part } from '../../remote-good/src/part.ts';`,
  'remote-tested/src/manifest.ts': `export { sample } from './testing/sample.ts';`,
  'remote-tested/src/testing/sample.ts': 'export const sample = 1;',
  'remote-tested/src/testing/other.ts': 'export const other: string = 1;',
  'remote-user/src/manifest.ts': `export { title } from '../../remote-bad/src/manifest.ts';`,
};

let root: string;
const appOf = (name: string) => ({ name, folder: join(root, name === 'shell' ? name : `remote-${name}`) });
const faultsOf = (...names: string[]) => sourceFaultsOf(root, names.map(appOf));

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sources-'));
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  await mkdir(join(root, 'node_modules'));
  await symlink(join(ROOT, 'node_modules/typescript'), join(root, 'node_modules/typescript'));
});
afterAll(() => rm(root, { recursive: true }));

test(
  'a wrong type and a forbidden import are reported with file and line',
  async () => {
    expect(await faultsOf('bad')).toEqual([
      "remote-bad/src/manifest.ts:3: Type 'number' is not assignable to type 'string'. (TS2322)",
      expect.stringMatching(
        /^remote-bad\/src\/manifest\.ts:4: imports remote-good\/src\/part\.ts\. An app is released alone.*\(apps-import-only-the-kit\)$/,
      ),
    ]);
  },
  TIMEOUT_MS,
);

test(
  'faults of tests, and of packages that do not belong to the app, do not count',
  async () => {
    expect(await faultsOf('good')).toEqual([]);
    expect(await faultsOf('user')).toEqual([
      expect.stringMatching(/^remote-user\/src\/manifest\.ts:1: imports /),
    ]);
  },
  TIMEOUT_MS,
);

test(
  'helpers of tests are not checked, but the product must not import them',
  async () => {
    expect(await faultsOf('tested')).toEqual([
      expect.stringMatching(/^remote-tested\/src\/manifest\.ts:1: .*\(tests-are-not-the-product\)$/),
    ]);
  },
  TIMEOUT_MS,
);

test(
  'faults of the kit, the contract and the loader of remotes are those of the shell',
  async () => {
    const faults = await faultsOf('shell');
    expect(faults.map((fault) => fault.replace(/:1: Type .*/, '')).sort()).toEqual([
      'platform/src/federation/browser/index.ts',
      'shared-kit/contract/src/index.ts',
      'shared-kit/src/index.ts',
    ]);
  },
  TIMEOUT_MS,
);

test(
  'several apps are checked together, and incrementally from then on',
  async () => {
    const apps = ['good', 'bad'].map(appOf);
    expect(areTypesKnown(root, apps)).toBe(false);
    expect(await faultsOf('good', 'bad')).toHaveLength(2);
    expect(areTypesKnown(root, apps)).toBe(true);
    expect(await faultsOf('good', 'bad')).toHaveLength(2);
  },
  TIMEOUT_MS,
);

test(
  'unreadable settings are a fault',
  async () => {
    const folders = ['remote-good/src'];
    const [fault] = await typeFaults({ root, config: 'tsconfig.none.json', folders });
    expect(fault).toMatch(/^The types cannot be checked: .*tsconfig\.none\.json/);
  },
  TIMEOUT_MS,
);

test('without TypeScript the error says to install it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bare-'));
  await expect(typeFaults({ root: folder, config: 'tsconfig.json', folders: ['src'] })).rejects.toThrow(
    'npm install --save-dev typescript',
  );
  await rm(folder, { recursive: true });
});
