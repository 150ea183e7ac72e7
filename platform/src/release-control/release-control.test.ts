import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseControl } from '@metier/api';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { storeInto } from '../federation/gateway/testing/release-into.ts';
import { sampleReleases } from '../federation/gateway/testing/sample-releases.ts';
import { FolderStore, makeLive, minuteOf, ReleaseStore, setCanary, withdraw } from '../releases/index.ts';
import { releaseControl } from './release-control.ts';

const ADA = { by: 'Ada', why: 'a price list' };
const MONA = {
  by: 'Mona Keller (manager 9c4f0b6d)',
  why: 'The price list is empty.',
  coded: { code: 'manager', values: { name: 'Mona Keller', id: '9c4f0b6d' } },
} as const;
const NOW = new Date('2026-11-22T20:10:00.000Z');
const MINUTE = minuteOf(NOW);

let folder: string;
let store: ReleaseStore;
let control: ReleaseControl;
let first: string;
let second: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-control-'));
  store = open();
  control = releaseControl(store, () => NOW);
  const shell = await storeInto(store, { app: 'shell', manifest: shellManifest });
  [first, second] = [await customer('first'), await customer('second')];
  await makeLive(store, ADA, { shell, customer: first });
  await makeLive(store, ADA, { customer: second });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** The store as seen by another process. */
const open = () => new ReleaseStore(new FolderStore(folder));

const samples = sampleReleases();
const shellManifest = { ...samples.shell.manifest, provides: { ui: ['Box'], 'ui/tables': ['Table'] } };
const customerManifest = samples.remotes.find(({ manifest }) => manifest.app === 'customer')?.manifest;
const customer = (container: string, more: object = {}) =>
  storeInto(store, { app: 'customer', manifest: { ...customerManifest, container, ...more } });

const newest = async () => (await open().registry.history())[0];
const overviewOf = async (app = 'customer') =>
  (await control.overview()).apps.find((each) => each.app === app);

describe('the overview', () => {
  test('shows what is live, since when, by whom and why, and the target of a rollback', async () => {
    const [{ at } = { at: '' }] = await store.registry.history();
    expect(await overviewOf()).toMatchObject({
      live: { release: second, since: at, ...ADA },
      canary: null,
      held: [],
      rollback_to: first,
      rollback_faults: [],
      counts: { canary: null },
    });
    expect(await overviewOf('shell')).toMatchObject({ rollback_to: null });
  });

  test('shows the change that made a release live, not later ones of the same app', async () => {
    const since = (await newest())?.at;
    const next = await customer('next');
    const bob = { by: 'Bob', why: 'try it' };
    const schedule = { steps: [10, 100], minutes: 10 };
    await setCanary(store, bob, 'customer', { release: next, percent: 10, schedule, now: NOW });
    expect(await overviewOf()).toMatchObject({
      live: { release: second, since, ...ADA },
      canary: { release: next, percent: 10, since: NOW.toISOString(), schedule, ...bob },
      rollback_to: first,
    });
  });

  test('offers no release that is held back or lost', async () => {
    await control.rollBack('customer', { live: second, to: first }, MONA);
    expect(await overviewOf()).toMatchObject({ live: { release: first }, held: [second], rollback_to: null });
    const third = await customer('third');
    await makeLive(store, ADA, { customer: third });
    expect(await overviewOf()).toMatchObject({ rollback_to: first });
    await rm(join(folder, `releases/customer/${first}.json`));
    expect(await overviewOf()).toMatchObject({ rollback_to: null });
  });

  test('shows a withdrawn app as one', async () => {
    await withdraw(store, ADA, 'customer');
    expect(await overviewOf()).toMatchObject({ live: null, rollback_to: null, counts: { live: null } });
  });

  test('of an empty store has no apps', async () => {
    const empty = releaseControl(new ReleaseStore(new FolderStore(join(folder, 'empty'))), () => NOW);
    expect(await empty.overview()).toMatchObject({ apps: [] });
    expect(await empty.history()).toEqual([]);
  });
});

describe('counts', () => {
  test('of live and canary are summed over all gateways, per half hour of the last day', async () => {
    const next = await customer('next');
    await setCanary(store, ADA, 'customer', { release: next, percent: 10, now: NOW });
    const day = 24 * 60;
    await store.counts.write('a1', MINUTE, { [`customer/${second}`]: { shown: 1, lcpGood: 5 } });
    await store.counts.write('b2', MINUTE - 9, { [`customer/${second}`]: { shown: 10, render: 2 } });
    await store.counts.write('a1', MINUTE - 11, { [`customer/${second}`]: { shown: 100 } });
    await store.counts.write('a1', MINUTE - day, { [`customer/${second}`]: { shown: 1000 } });
    await store.counts.write('a1', MINUTE + 60, { [`customer/${second}`]: { shown: 10_000 } });
    await store.counts.write('d4', MINUTE, { [`customer/${next}`]: { shown: 7 } });
    await store.counts.write('c3', MINUTE, { [`customer/${second}`]: { shown: 1 } });
    const { since, interval_minutes, intervals, apps } = await control.overview();
    expect([since, interval_minutes, intervals]).toEqual(['2026-11-21T20:30:00.000Z', 30, 48]);
    const { live, canary } = apps.find(({ app }) => app === 'customer')?.counts ?? {};
    expect(live?.shown).toEqual([...Array.from({ length: 46 }, () => 0), 100, 12]);
    expect([live?.render.at(-1), live?.lcp.good.at(-1), canary?.shown.at(-1)]).toEqual([2, 5, 7]);
  });

  test('that are final, and the history, are read from the store once', async () => {
    await store.counts.write('a1', MINUTE - 10, { [`customer/${second}`]: { shown: 1 } });
    const read = jest.spyOn(FolderStore.prototype, 'get');
    const readKeys = async () => {
      read.mockClear();
      await control.overview();
      await control.history();
      return read.mock.calls.map(([key]) => key).filter((key) => /^(counts|registry)/.test(key));
    };
    expect(await readKeys()).toHaveLength(3);
    expect(await readKeys()).toEqual([]);
  });
});

describe('a rollback', () => {
  test('makes the earlier release live, by the manager and with the reason', async () => {
    const live = { live: second, to: first };
    expect(await control.rollBack('customer', live, MONA)).toEqual({ kind: 'done' });
    expect(await newest()).toMatchObject({
      ...MONA,
      change: { action: 'rollback', apps: ['customer'] },
      apps: { customer: { live: first, held: [second] } },
    });
    const [change] = await control.history();
    expect(change).toMatchObject({
      ...MONA,
      number: 3,
      action: 'rollback',
      apps: [{ app: 'customer', before: second, after: first, canary: null }],
      forced: [],
    });
  });

  test('of a release that is no longer live changes nothing and returns the live one', async () => {
    const third = await customer('third');
    await makeLive(open(), ADA, { customer: third });
    expect(await control.rollBack('customer', { live: second, to: first }, MONA)).toEqual({
      kind: 'changed',
      live: third,
      canary: null,
    });
    // The target is the same for both.
    await makeLive(open(), ADA, { customer: second });
    expect(await control.rollBack('customer', { live: third, to: third }, MONA)).toMatchObject({
      kind: 'changed',
      live: second,
    });
    expect((await newest())?.number).toBe(4);
  });

  test('makes only the shown release live', async () => {
    const stored = await customer('never live');
    const asked = await control.rollBack('customer', { live: second, to: stored }, MONA);
    expect(asked).toMatchObject({ kind: 'changed', live: second });
    expect((await newest())?.number).toBe(2);
  });

  test('that the gate refuses changes nothing and returns the faults', async () => {
    const shell = await storeInto(store, { app: 'shell', manifest: { ...shellManifest, firstPaint: '<i>' } });
    const unfit = await customer('unfit', { uses: { ui: ['Slide'] } });
    await makeLive(store, ADA, { customer: unfit }, { force: true });
    await makeLive(store, ADA, { shell, customer: second });
    const fault = {
      text: expect.stringContaining('customer uses Slide of @metier/shared-kit/ui'),
      code: 'names',
      values: { app: 'customer', names: 'Slide', door: '@metier/shared-kit/ui' },
    };
    // Cached by the overview.
    expect(await overviewOf()).toMatchObject({
      rollback_to: unfit,
      rollback_faults: [fault.text],
      coded_faults: [fault],
    });
    expect((await control.history())[1]).toMatchObject({ forced: [fault.text], coded_faults: [fault] });
    expect(await control.rollBack('customer', { live: second, to: unfit }, MONA)).toEqual({
      kind: 'refused',
      faults: [fault],
    });
    expect((await newest())?.apps['customer']?.live).toBe(second);
  });

  test.each(['nobody', '__proto__', 'constructor'])('of the app %s finds none', async (app) => {
    const asked = await control.rollBack(app, { live: second, to: first }, MONA);
    expect(asked).toEqual({ kind: 'unknownApp' });
  });
});

describe('an abort', () => {
  test('ends the canary that the manager was shown, and no other', async () => {
    const next = await customer('next');
    await setCanary(store, ADA, 'customer', { release: next, percent: 10, now: NOW });
    expect(await control.abortCanary('customer', first, MONA)).toEqual({
      kind: 'changed',
      live: second,
      canary: next,
    });
    expect(await control.abortCanary('customer', next, MONA)).toEqual({ kind: 'done' });
    expect(await newest()).toMatchObject({ ...MONA, apps: { customer: { live: second, held: [next] } } });
    expect(await control.abortCanary('customer', next, MONA)).toMatchObject({
      kind: 'changed',
      canary: null,
    });
    expect(await control.abortCanary('nobody', next, MONA)).toEqual({ kind: 'unknownApp' });
  });
});
