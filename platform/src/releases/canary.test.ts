import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ReleaseManifest } from '../build/manifest/release-manifest.ts';
import { sampleReleases } from '../gateway/testing/sample-releases.ts';
import { abortCanary, promoteCanary, setCanary } from './canary.ts';
import { ReleaseStore } from './release-store.ts';
import { FolderStore } from './store/index.ts';
import { sweep } from './sweep.ts';
import { makeLive, rollBack, withdraw } from './switch-live.ts';

const ADA = { by: 'Ada', why: '' };
const NOW = new Date('2026-11-22T20:00:00.000Z');
const SINCE = NOW.toISOString();
const DAY = 24 * 60 * 60 * 1000;

let folder: string;
let store: ReleaseStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'canary-'));
  store = open();
});
afterEach(() => rm(folder, { recursive: true }));

/** The store as another process has it. */
const open = () => new ReleaseStore(new FolderStore(join(folder, 'dist')));

const { shell, remotes } = sampleReleases();
const manifests: ReleaseManifest[] = [shell, ...remotes].map(({ manifest }) => manifest);

/** Stores a release of an app that differs from others by its manifest. */
async function add(app: string, changes: object): Promise<string> {
  const build = await mkdtemp(join(folder, 'build-'));
  const manifest = manifests.find((each) => each.app === app);
  await writeFile(join(build, 'manifest.json'), JSON.stringify({ ...manifest, ...changes }));
  return store.add(app, build);
}

const script = (name: string) => add('customer', { container: name });
const stateOf = async (app = 'customer') => (await store.registry.read())?.apps[app];

describe('a canary', () => {
  let live: string;
  let next: string;
  beforeEach(async () => {
    [live, next] = [await script('live'), await script('next')];
    await makeLive(store, ADA, { customer: live });
  });
  const start = (percent = 10) => setCanary(store, ADA, 'customer', { release: next, percent, now: NOW });

  test('stands beside what is live, with its share', async () => {
    expect(await start()).toMatchObject({ by: 'Ada', change: { action: 'canary', apps: ['customer'] } });
    expect(await stateOf()).toEqual({ live, held: [], canary: { release: next, percent: 10, since: SINCE } });
    const later = new Date(NOW.getTime() + DAY);
    await setCanary(store, ADA, 'customer', { percent: 50, now: later });
    expect((await stateOf())?.canary).toEqual({ release: next, percent: 50, since: later.toISOString() });
  });

  test('becomes live when it is promoted', async () => {
    await start();
    expect((await promoteCanary(store, ADA, 'customer')).change.action).toBe('promote');
    expect(await stateOf()).toEqual({ live: next, held: [] });
    expect(await rollBack(store, ADA, 'customer')).toBe(live);
  });

  test('is held back when it is aborted, until it is named again', async () => {
    await start();
    expect((await abortCanary(store, ADA, 'customer')).change.action).toBe('abort');
    expect(await stateOf()).toEqual({ live, held: [next] });
    await start();
    expect(await stateOf()).toMatchObject({ held: [], canary: { release: next } });
  });

  test('ends with another release, and is held back only with a rollback', async () => {
    const third = await script('third');
    await start();
    await makeLive(store, ADA, { customer: third });
    expect(await stateOf()).toEqual({ live: third, held: [] });
    await start();
    expect(await rollBack(store, ADA, 'customer')).toBe(live);
    expect(await stateOf()).toEqual({ live, held: [third, next] });
    await start();
    expect(await rollBack(store, ADA, 'customer', { to: third })).toBe(third);
    await start();
    await withdraw(store, ADA, 'customer');
    expect(await stateOf()).toEqual({ live: null, held: [live] });
  });

  test('stays when other apps are released, and when its own live release is once more', async () => {
    await start();
    await makeLive(store, ADA, { freelancer: await add('freelancer', {}), customer: live });
    expect((await stateOf())?.canary?.release).toBe(next);
  });

  test.each([0, -1, 100, 101, NaN])('of %s percent is none', async (percent) => {
    await expect(start(percent)).rejects.toThrow('more than 0 and less than 100 percent');
  });

  test('is one at a time, stored, and another one than what is live', async () => {
    const set = (app: string, release?: string) => setCanary(store, ADA, app, { release, percent: 10 });
    await expect(set('customer')).rejects.toThrow('customer has no canary.');
    await expect(set('freelancer', next)).rejects.toThrow('freelancer has no live release.');
    await expect(set('customer', live)).rejects.toThrow(`customer ${live} is live already`);
    await expect(set('customer', 'none')).rejects.toThrow('customer has no release none.');
    await expect(abortCanary(store, ADA, 'customer')).rejects.toThrow('customer has no canary.');
    await start();
    await expect(set('customer', await script('third'))).rejects.toThrow(
      `customer has the canary ${next}: promote or abort it first.`,
    );
  });

  test('of another release than the one that is meant is left alone', async () => {
    await start();
    const other = { release: 'another' };
    const message = `customer has the canary ${next}, no longer another.`;
    await expect(abortCanary(store, ADA, 'customer', other)).rejects.toThrow(message);
    await expect(promoteCanary(store, ADA, 'customer', other)).rejects.toThrow(message);
    expect((await stateOf())?.canary?.release).toBe(next);
  });

  test('is kept for 30 days by the sweep after it has ended', async () => {
    await start();
    await makeLive(store, ADA, { customer: await script('third') });
    const inDays = (days: number) => new Date(Date.now() + days * DAY);
    expect(await sweep(store, inDays(29))).toEqual([]);
    expect((await sweep(store, inDays(31))).toSorted()).toEqual(
      [`customer/${live}`, `customer/${next}`].toSorted(),
    );
  });

  test('that runs is kept however long it runs', async () => {
    await start();
    expect(await sweep(store, new Date(Date.now() + 100 * DAY))).toEqual([]);
  });
});

describe('the gate asks of all that a visitor can get:', () => {
  const addShell = (names: string[]) => add('shell', { provides: { ui: names } });
  const addUser = (name: string, app = 'customer') => add(app, { uses: { ui: [name] } });
  const tryIt = (app: string, release: string) => setCanary(store, ADA, app, { release, percent: 10 });
  const LACKS =
    'customer uses Slide of @metier/shared-kit/ui, which the shell does not provide: release the shell first.';

  test('a canary that the live shell does not carry', async () => {
    await makeLive(store, ADA, { shell: await addShell(['Box']), customer: await addUser('Box') });
    const next = await addUser('Slide');
    await expect(tryIt('customer', next)).rejects.toThrow(`${LACKS} (With the canary of customer.)`);
    expect((await stateOf())?.canary).toBeUndefined();
  });

  test('a shell beside a canary that uses what it drops', async () => {
    await makeLive(store, ADA, { shell: await addShell(['Box', 'Slide']), customer: await addUser('Box') });
    await tryIt('customer', await addUser('Slide'));
    await expect(makeLive(store, ADA, { shell: await addShell(['Box']) })).rejects.toThrow(LACKS);
  });

  test('a shell as a canary that drops what a live remote uses, or a canary', async () => {
    const [old, dropping] = [await addShell(['Box', 'Slide']), await addShell(['Box'])];
    await makeLive(store, ADA, { shell: old, customer: await addUser('Slide') });
    await expect(tryIt('shell', dropping)).rejects.toThrow(`${LACKS} (With the canary of shell.)`);
    await makeLive(store, ADA, { customer: await addUser('Box') });
    await tryIt('customer', await addUser('Slide'));
    await expect(tryIt('shell', dropping)).rejects.toThrow(
      `${LACKS} (With the canary of shell and customer.)`,
    );
  });

  test('a remote that only a canary shell carries', async () => {
    await makeLive(store, ADA, { shell: await addShell(['Box']), customer: await addUser('Box') });
    await tryIt('shell', await addShell(['Box', 'Slide']));
    await expect(tryIt('customer', await addUser('Slide'))).rejects.toThrow(LACKS);
    await expect(makeLive(store, ADA, { customer: await addUser('Slide') })).rejects.toThrow(LACKS);
  });

  test('two canaries with the same page', async () => {
    const route = { path: '/app/team', roles: 'public', title: '', files: [], doors: {}, reads: [] };
    await makeLive(store, ADA, {
      shell: await addShell(['Box']),
      customer: await script('live'),
      freelancer: await add('freelancer', {}),
    });
    await tryIt('customer', await add('customer', { routes: [route] }));
    await expect(tryIt('freelancer', await add('freelancer', { routes: [route] }))).rejects.toThrow(
      'customer and freelancer both have the page /app/team for the same role: rename one of them. (With the canary of customer and freelancer.)',
    );
  });

  test('a canary that was forced is asked about again before all get it, not before more do', async () => {
    await makeLive(store, ADA, { shell: await addShell(['Box']), customer: await addUser('Box') });
    const release = await addUser('Slide');
    const forced = await setCanary(store, ADA, 'customer', { release, percent: 10, force: true });
    expect(forced.change.forced).toEqual([`${LACKS} (With the canary of customer.)`]);
    await setCanary(store, ADA, 'customer', { percent: 50 });
    await expect(promoteCanary(store, ADA, 'customer')).rejects.toThrow(LACKS);
    expect((await promoteCanary(store, ADA, 'customer', { force: true })).change.forced).toEqual([LACKS]);
  });
});
