import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Registry } from '@metier/shared-kit/registry';
import { addSample, addSamples } from '../federation/gateway/testing/sample-gateway.ts';
import { sampleReleases } from '../federation/gateway/testing/sample-releases.ts';
import { differencesOf } from '../releases/index.ts';
import { Progress } from './progress/index.ts';
import { openReleases } from './releases.ts';
import { ROOT } from './root.ts';
import { firstReleaseSteps, releaseIfEmpty } from './serve.ts';
import { freePort } from '../testing/endurance/free-port.ts';
import { COMMAND_TIMEOUT_MS } from './testing/run-command.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

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

test('files of earlier versions in the folder are no release', async () => {
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

test(
  'a process that starts with damaged manifests serves the last readable release of each app',
  async () => {
    const store = await openReleases();
    const releases = await addSamples(store);
    const auth = sampleReleases().remotes.find(({ manifest }) => manifest.app === 'auth')?.manifest;
    if (!auth) throw new Error('The sample has this remote.');
    const next = await addSample(store, { ...auth, container: 'metier_next' });
    await truncate(join(folder, `releases/auth/${next}.json`), 40);
    await writeFile(join(folder, `releases/customer/${releases['customer']}.json`), JSON.stringify(auth));
    const origin = `http://localhost:${await freePort()}`;
    const gateway = spawn(process.execPath, [MAIN, 'start'], {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        NODE_NO_WARNINGS: '1',
        API_URL: 'http://localhost:1',
        PORT: new URL(origin).port,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const closed = once(gateway, 'close');
    const reports = textOf(gateway.stderr);
    for await (const words of gateway.stdout) if (String(words).includes('The gateway answers')) break;
    const registry = (await (await fetch(`${origin}/registry`)).json()) as Registry;
    gateway.kill('SIGTERM');
    await closed;
    expect(Object.keys(registry.apps).toSorted()).toEqual(['auth', 'freelancer']);
    expect(registry.apps['auth']?.release).toBe(releases['auth']);
    expect(registry.down).toEqual(['customer']);
    expect(await reports).toContain(
      `The manifest of customer ${releases['customer']} is lost or damaged, and no earlier one can be read.`,
    );
  },
  COMMAND_TIMEOUT_MS,
);

test('a start with the releases of another tree changes nothing and prints the differences', async () => {
  const store = await openReleases();
  const { customer } = await addSamples(store);
  const [history, files] = [await store.registry.history(), await readdir(folder, { recursive: true })];
  const written: string[] = [];
  const terminal = { isTTY: false, columns: 70, write: (text: string) => written.push(text) };
  const progress = new Progress('start', [], { terminal, folder: join(folder, 'progress') });
  await releaseIfEmpty(progress);
  progress.end();
  expect(await store.registry.history()).toEqual(history);
  expect(await readdir(folder, { recursive: true })).toEqual(files);
  expect(written.join('')).toContain(`customer is live at ${customer}, and is another one here.`);
  expect(written).toEqual((await differencesOf(ROOT, store)).map((line) => `${line}\n`));
});
