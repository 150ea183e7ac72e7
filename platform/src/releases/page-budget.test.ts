import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { addSamples } from '../federation/gateway/testing/sample-gateway.ts';
import { sampleReleases } from '../federation/gateway/testing/sample-releases.ts';
import { PAGE_BUDGET } from './page-budget.ts';
import { ReleaseStore } from './release-store.ts';
import { FolderStore } from './store/index.ts';
import { makeLive, rollBack } from './switch-live.ts';

const ADA = { by: 'Ada', why: '' };
const PAGE = '/app/my-projects';

let folder: string;
let store: ReleaseStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'budget-'));
  store = new ReleaseStore(new FolderStore(join(folder, 'dist')));
  await addSamples(store);
});
afterEach(() => rm(folder, { recursive: true }));

/** Stores a release of the customer's app whose page and texts have the given compressed sizes. */
async function add(script: number, texts = 0, name = 'page'): Promise<string> {
  const customer = sampleReleases().remotes.find(({ manifest }) => manifest.app === 'customer')?.manifest;
  const [route] = customer?.routes ?? [];
  const routes = [{ ...route, path: PAGE, files: ['small.js', `${name}.js`] }];
  const locales = { en: 'none.en.json', de: `${name}.de.json` };
  const files = {
    'manifest.json': JSON.stringify({ ...customer, routes, locales }),
    'small.js': '',
    'none.en.json': '',
    // The uncompressed size does not count.
    [`${name}.js`]: Buffer.alloc(10 * PAGE_BUDGET, name),
    [`${name}.js.br`]: randomBytes(script),
    [`${name}.de.json`]: randomBytes(texts),
  };
  const build = await mkdtemp(join(folder, 'build-'));
  for (const [file, content] of Object.entries(files)) await writeFile(join(build, file), content);
  return store.add('customer', build);
}

const release = async (id: string, force = false) => makeLive(store, ADA, { customer: id }, { force });
const words = (bytes: number) =>
  `the page ${PAGE} takes ${bytes} bytes of its own, its budget is ${PAGE_BUDGET}.`;

test('a page within its budget goes live; scripts and the longest texts count', async () => {
  expect(await release(await add(PAGE_BUDGET - 100, 100))).toBeDefined();
});

test('a larger one is refused with its bytes and changes nothing; by force it passes and is recorded', async () => {
  const heavy = await add(PAGE_BUDGET, 1);
  const before = await store.registry.read();
  await expect(release(heavy)).rejects.toThrow(words(PAGE_BUDGET + 1));
  expect(await store.registry.read()).toEqual(before);
  const document = await release(heavy, true);
  expect(document?.change.forced).toEqual([expect.stringContaining(words(PAGE_BUDGET + 1))]);
});

test('one that was too large before may stay so, but not grow', async () => {
  await release(await add(PAGE_BUDGET + 2, 0, 'one'), true);
  expect(await release(await add(PAGE_BUDGET + 1, 0, 'two'))).toBeDefined();
  await expect(release(await add(PAGE_BUDGET + 2, 0, 'three'))).rejects.toThrow(words(PAGE_BUDGET + 2));
});

test('a rollback is checked, too', async () => {
  await release(await add(PAGE_BUDGET + 1, 0, 'one'), true);
  await release(await add(1, 0, 'two'));
  await expect(rollBack(store, ADA, 'customer')).rejects.toThrow(words(PAGE_BUDGET + 1));
});
