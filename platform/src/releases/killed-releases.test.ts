import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { releaseInto } from '../federation/gateway/testing/release-into.ts';
import { sampleReleases } from '../federation/gateway/testing/sample-releases.ts';
import { digestOf } from '../integrity.ts';
import { LiveReleaseReader, openStore, type RegistryDocument, ReleaseStore } from './index.ts';
import { type SampleStores, startStores } from './store/testing/start-stores.ts';

const PROGRAM = fileURLToPath(new URL('./testing/release-until-killed.ts', import.meta.url));
const TEAMS = ['customer', 'freelancer'];
/** Each round kills one process per team: 200 kills over both stores in `npm run soak`. */
const ROUNDS = process.env['METIER_SOAK'] ? 50 : 2;
/** Generous for busy machines. */
const TIMEOUT_MS = process.env['METIER_SOAK'] ? 1_800_000 : 300_000;

let stores: SampleStores;
beforeAll(async () => {
  stores = await startStores();
}, TIMEOUT_MS);
afterAll(() => stores.stop());

/** Runs a team's process and kills it during a random step. Returns the reasons of the changes that succeeded. */
async function releaseUntilKilled(place: string, app: string): Promise<string[]> {
  const child = spawn(
    process.execPath,
    ['--no-warnings', PROGRAM, place, app, join(stores.folder, 'builds')],
    {
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const closed = once(child, 'close');
  let steps = 1 + Math.floor(Math.random() * 18);
  let printed = '';
  child.stdout.on('data', (text) => {
    printed += String(text);
    if (--steps > 0) return;
    // During any write of this step.
    setTimeout(() => child.kill('SIGKILL'), Math.random() * 20);
  });
  expect(await closed).toEqual([null, 'SIGKILL']);
  return [...printed.matchAll(/^done (.+)\n/gm)].map(([, why = '']) => why);
}

/** Expects every file of the release to match its digest. */
async function expectWhole(store: ReleaseStore, app: string, release: string): Promise<void> {
  const { files = {} } = (await store.manifestOf(app, release)) ?? {};
  expect(Object.keys(files)).not.toEqual([]);
  for (const [file, digest] of Object.entries(files))
    expect(digestOf((await store.readFile(app, file)) ?? '')).toBe(digest);
}

/**
 * Reads the live releases continuously, as a gateway does, and expects them to be complete. Returns a function to stop.
 */
function startGateway(store: ReleaseStore): () => Promise<number> {
  const reports: string[] = [];
  const reader = new LiveReleaseReader(store, { report: (message) => void reports.push(message) });
  const ending = new AbortController();
  const reading = (async () => {
    let reads = 0;
    for (; !ending.signal.aborted; reads += 1) {
      const { shell, remotes } = await reader.read();
      for (const { manifest, release } of [shell, ...remotes])
        await expectWhole(store, manifest.app, release);
      await wait(20);
    }
    return reads;
  })();
  // Awaited by the returned function; prevents an unhandled rejection before that.
  reading.catch(() => undefined);
  return async () => {
    ending.abort();
    const reads = await reading;
    expect(reports).toEqual([]);
    return reads;
  };
}

test.each([
  ['a folder', () => join(stores.folder, 'dist')],
  ['a bucket', () => stores.inBucket('killed-releases')],
])(
  'killed processes of two teams leave %s consistent, and two gateways read only complete releases',
  async (_, placeOf) => {
    const place = placeOf();
    const open = async () => new ReleaseStore(await openStore(place));
    const { shell, remotes } = sampleReleases();
    const store = await open();
    for (const { manifest } of [shell, ...remotes])
      await releaseInto(store, { app: manifest.app, manifest, files: { 'entry.js': 'shared' } });
    const gateways = [startGateway(await open()), startGateway(await open())];

    const accepted: string[] = [];
    for (let round = 1; round <= ROUNDS; round++)
      for (const changes of await Promise.all(TEAMS.map((app) => releaseUntilKilled(place, app))))
        accepted.push(...changes);

    for (const stop of gateways) expect(await stop()).toBeGreaterThan(0);
    const states: (RegistryDocument | undefined)[] = [];
    for await (const state of (await open()).registry.states()) states.push(state);
    const numbers = states.map((state) => state?.number);
    expect(numbers).toEqual(states.map((_state, index) => states.length - index));
    expect(states.length).toBeGreaterThan(remotes.length + 1);
    expect(accepted).not.toEqual([]);
    expect(states.map((state) => state?.why)).toEqual(expect.arrayContaining(accepted));
    const named = states.flatMap((state) =>
      Object.entries(state?.apps ?? {}).flatMap(([app, { live, canary }]) =>
        [live, canary?.release].flatMap((release) => (release ? [`${app} ${release}`] : [])),
      ),
    );
    for (const each of new Set(named)) {
      const [app = '', release = ''] = each.split(' ');
      await expectWhole(store, app, release);
    }
  },
  TIMEOUT_MS,
);
