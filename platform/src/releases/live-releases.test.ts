import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { addSample, addSamples } from '../federation/gateway/testing/sample-gateway.ts';
import { sampleReleases } from '../federation/gateway/testing/sample-releases.ts';
import { LiveReleaseReader } from './live-releases.ts';
import { ReleaseStore } from './release-store.ts';
import { FolderStore } from './store/index.ts';
import { withdraw } from './switch-live.ts';

const ADA = { by: 'Ada', why: '' };

let folder: string;
let store: ReleaseStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'live-releases-'));
  store = new ReleaseStore(new FolderStore(folder));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const namesIn = async (reader: LiveReleaseReader) =>
  (await reader.read()).remotes.map(({ manifest }) => manifest.app).toSorted();

test('without a shell nothing can be served', async () => {
  await expect(new LiveReleaseReader(store).read()).rejects.toThrow(
    'The shell has no live release: `npm run release -- shell` makes one.',
  );
});

test('a change is seen at the next read, or after the next background read, which delays no request', async () => {
  await addSamples(store);
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  const [always, seldom] = [
    new LiveReleaseReader(store),
    new LiveReleaseReader(store, { pollIntervalMs: 1000 }),
  ];
  for (const reader of [always, seldom])
    expect(await namesIn(reader)).toEqual(['auth', 'customer', 'freelancer']);
  await withdraw(store, ADA, 'customer');
  expect(await namesIn(always)).toEqual(['auth', 'freelancer']);
  now.mockReturnValue(999);
  expect(await namesIn(seldom)).toEqual(['auth', 'customer', 'freelancer']);
  now.mockReturnValue(1000);
  expect(await namesIn(seldom)).toEqual(['auth', 'customer', 'freelancer']);
  while ((await namesIn(seldom)).includes('customer')) await setImmediate();
  expect(await namesIn(seldom)).toEqual(['auth', 'freelancer']);
});

test('while the store does not respond, the releases of the last read are served', async () => {
  await addSamples(store);
  const reports: string[] = [];
  const reader = new LiveReleaseReader(store, { report: (message) => void reports.push(message) });
  await reader.read();
  const read = jest.spyOn(store.registry, 'read').mockRejectedValue(new Error('no connection'));
  expect(await namesIn(reader)).toEqual(['auth', 'customer', 'freelancer']);
  await reader.read();
  expect(reports).toEqual([
    'The releases cannot be read; those of the last read are served: Error: no connection',
  ]);
  await expect(new LiveReleaseReader(store).read()).rejects.toThrow('no connection');
  read.mockRestore();
  await withdraw(store, ADA, 'auth');
  expect(await namesIn(reader)).toEqual(['customer', 'freelancer']);
});

test('a shell with a truncated manifest keeps the previous release; a remote without a previous one is omitted', async () => {
  const releases = await addSamples(store);
  const { manifest } = sampleReleases().shell;
  const next = await addSample(store, { ...manifest, firstPaint: 'next' });
  for (const name of [`shell/${next}`, `customer/${releases['customer']}`])
    await truncate(join(folder, `releases/${name}.json`), 40);
  const reports: string[] = [];
  const reader = new LiveReleaseReader(store, { report: (message) => void reports.push(message) });
  expect((await reader.read()).shell.release).toBe(releases['shell']);
  expect(await namesIn(reader)).toEqual(['auth', 'freelancer']);
  expect((await reader.read()).down).toEqual(['customer']);
  expect(reports.toSorted()).toEqual([
    `The manifest of customer ${releases['customer']} is lost or damaged, and no earlier one can be read.`,
    `The manifest of shell ${next} is lost or damaged: ${releases['shell']} is served instead.`,
  ]);
});
