import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { addSamples } from '../federation/gateway/testing/sample-gateway.ts';
import { differencesOf } from '../releases/index.ts';
import { Progress } from './progress/index.ts';
import { openReleases } from './releases.ts';
import { ROOT } from './root.ts';
import { firstReleaseSteps, releaseFirst } from './serve.ts';

const before = process.env['METIER_RELEASES'];
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  process.env['METIER_RELEASES'] = folder;
});
afterEach(async () => {
  if (before === undefined) delete process.env['METIER_RELEASES'];
  else process.env['METIER_RELEASES'] = before;
  await rm(folder, { recursive: true });
});

test('a start over an empty store builds every app of the tree', async () => {
  const steps = (await firstReleaseSteps()).map(({ name }) => name);
  expect(steps).toContain('building shell');
  expect(steps).toContain('building customer');
});

test('what earlier versions left in the folder is no release', async () => {
  await mkdir(join(folder, 'customer/1f0c9a62b7de'), { recursive: true });
  await writeFile(join(folder, 'customer/live'), '1f0c9a62b7de');
  expect(await firstReleaseSteps()).not.toEqual([]);
});

test.each([
  [
    'released before',
    '{"schema":1,"number":1,"at":"","by":"","why":"","change":{"action":"release","apps":[]},"apps":{}}',
  ],
  ['whose registry is damaged', '{"schema":'],
])('a start builds nothing over a store that was %s', async (_what, document) => {
  await mkdir(join(folder, 'registry'));
  await writeFile(join(folder, 'registry/000001.json'), document);
  expect(await firstReleaseSteps()).toEqual([]);
});

test('a start over the releases of another tree switches and removes nothing, and prints the differences', async () => {
  const store = await openReleases();
  const { customer } = await addSamples(store);
  const [history, files] = [await store.registry.history(), await readdir(folder, { recursive: true })];
  const written: string[] = [];
  const terminal = { isTTY: false, columns: 70, write: (text: string) => written.push(text) };
  const progress = new Progress('start', [], { terminal, folder: join(folder, 'progress') });
  await releaseFirst(progress);
  progress.end();
  expect(await store.registry.history()).toEqual(history);
  expect(await readdir(folder, { recursive: true })).toEqual(files);
  expect(written.join('')).toContain(`customer is live at ${customer}, and is another one here.`);
  expect(written).toEqual((await differencesOf(ROOT, store)).map((line) => `${line}\n`));
});
