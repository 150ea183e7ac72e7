import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { abortCanary, promoteCanary, setCanary } from './canary.ts';
import type { ReleaseStore } from './release-store.ts';
import { sweep } from './sweep.ts';
import { makeLive, rollBack, withdraw } from './switch-live.ts';
import { ADA, DAY_MS, SampleStore } from './testing/sample-store.ts';

const NOW = new Date('2026-11-22T20:00:00.000Z');
const SINCE = NOW.toISOString();

let sample: SampleStore;
let store: ReleaseStore;
beforeEach(async () => {
  sample = await SampleStore.create();
  ({ store } = sample);
});
afterEach(() => sample.close());

const script = (name: string) => sample.addWith('customer', { container: name });

describe('a canary', () => {
  let live: string;
  let next: string;
  beforeEach(async () => {
    [live, next] = [await script('live'), await script('next')];
    await makeLive(store, ADA, { customer: live });
  });
  const start = (percent = 10) => setCanary(store, ADA, 'customer', { release: next, percent, now: NOW });

  test('is registered next to the live release, with its share', async () => {
    expect(await start()).toMatchObject({ by: 'Ada', change: { action: 'canary', apps: ['customer'] } });
    expect(await sample.stateOf()).toEqual({
      live,
      held: [],
      canary: { release: next, percent: 10, since: SINCE },
    });
    const later = new Date(NOW.getTime() + DAY_MS);
    await setCanary(store, ADA, 'customer', { percent: 50, now: later });
    expect((await sample.stateOf())?.canary).toEqual({
      release: next,
      percent: 50,
      since: later.toISOString(),
    });
  });

  test('becomes live when it is promoted', async () => {
    await start();
    expect((await promoteCanary(store, ADA, 'customer')).change.action).toBe('promote');
    expect(await sample.stateOf()).toEqual({ live: next, held: [] });
    expect(await rollBack(store, ADA, 'customer')).toBe(live);
  });

  test('is held back when it is aborted, until it is started again', async () => {
    await start();
    expect((await abortCanary(store, ADA, 'customer')).change.action).toBe('abort');
    expect(await sample.stateOf()).toEqual({ live, held: [next] });
    await start();
    expect(await sample.stateOf()).toMatchObject({ held: [], canary: { release: next } });
  });

  test('ends with another release, and is held back only by a rollback', async () => {
    const third = await script('third');
    await start();
    await makeLive(store, ADA, { customer: third });
    expect(await sample.stateOf()).toEqual({ live: third, held: [] });
    await start();
    expect(await rollBack(store, ADA, 'customer')).toBe(live);
    expect(await sample.stateOf()).toEqual({ live, held: [third, next] });
    await start();
    expect(await rollBack(store, ADA, 'customer', { to: third })).toBe(third);
    await start();
    await withdraw(store, ADA, 'customer');
    expect(await sample.stateOf()).toEqual({ live: null, held: [live] });
  });

  test('is kept when other apps are released, and when its own live release is released again', async () => {
    await start();
    await makeLive(store, ADA, { freelancer: await sample.addWith('freelancer', {}), customer: live });
    expect((await sample.stateOf())?.canary?.release).toBe(next);
  });

  test.each([0, -1, 100, 101, NaN])('of %s percent is refused', async (percent) => {
    await expect(start(percent)).rejects.toThrow('more than 0 and less than 100 percent');
  });

  test('must be the only one of its app, stored, and not live', async () => {
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

  test('of another release than the expected one is not changed', async () => {
    await start();
    const other = { release: 'another' };
    const message = `customer has the canary ${next}, no longer another.`;
    await expect(abortCanary(store, ADA, 'customer', other)).rejects.toThrow(message);
    await expect(promoteCanary(store, ADA, 'customer', other)).rejects.toThrow(message);
    expect((await sample.stateOf())?.canary?.release).toBe(next);
  });

  test('is kept by the sweep for 30 days after its end', async () => {
    await start();
    await makeLive(store, ADA, { customer: await script('third') });
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
    expect(await sweep(store, inDays(29))).toEqual([]);
    expect((await sweep(store, inDays(31))).toSorted()).toEqual(
      [`customer/${live}`, `customer/${next}`].toSorted(),
    );
  });

  test('is kept by the sweep while it runs', async () => {
    await start();
    expect(await sweep(store, new Date(Date.now() + 100 * DAY_MS))).toEqual([]);
  });
});

describe('the gate refuses in all combinations of releases:', () => {
  const addShell = (names: string[]) => sample.addWith('shell', { provides: { ui: names } });
  const addUser = (name: string, app = 'customer') => sample.addWith(app, { uses: { ui: [name] } });
  const start = (app: string, release: string) => setCanary(store, ADA, app, { release, percent: 10 });
  const LACKS =
    'customer uses Slide of @metier/shared-kit/ui, which the shell does not provide: release the shell first.';

  test('a canary that needs another shell than the live one', async () => {
    await makeLive(store, ADA, { shell: await addShell(['Box']), customer: await addUser('Box') });
    const next = await addUser('Slide');
    await expect(start('customer', next)).rejects.toThrow(`${LACKS} (With the canary of customer.)`);
    expect((await sample.stateOf())?.canary).toBeUndefined();
  });

  test('a shell beside a canary that uses what it drops', async () => {
    await makeLive(store, ADA, { shell: await addShell(['Box', 'Slide']), customer: await addUser('Box') });
    await start('customer', await addUser('Slide'));
    await expect(makeLive(store, ADA, { shell: await addShell(['Box']) })).rejects.toThrow(LACKS);
  });

  test('a shell as a canary that drops what a live remote uses, or a canary', async () => {
    const [old, dropping] = [await addShell(['Box', 'Slide']), await addShell(['Box'])];
    await makeLive(store, ADA, { shell: old, customer: await addUser('Slide') });
    await expect(start('shell', dropping)).rejects.toThrow(`${LACKS} (With the canary of shell.)`);
    await makeLive(store, ADA, { customer: await addUser('Box') });
    await start('customer', await addUser('Slide'));
    await expect(start('shell', dropping)).rejects.toThrow(
      `${LACKS} (With the canary of shell and customer.)`,
    );
  });

  test('a remote that fits only a canary of the shell', async () => {
    await makeLive(store, ADA, { shell: await addShell(['Box']), customer: await addUser('Box') });
    await start('shell', await addShell(['Box', 'Slide']));
    await expect(start('customer', await addUser('Slide'))).rejects.toThrow(LACKS);
    await expect(makeLive(store, ADA, { customer: await addUser('Slide') })).rejects.toThrow(LACKS);
  });

  test('two canaries with the same page', async () => {
    const route = { path: '/app/team', roles: 'public', title: '', files: [], doors: {}, reads: [] };
    await makeLive(store, ADA, {
      shell: await addShell(['Box']),
      customer: await script('live'),
      freelancer: await sample.addWith('freelancer', {}),
    });
    await start('customer', await sample.addWith('customer', { routes: [route] }));
    await expect(
      start('freelancer', await sample.addWith('freelancer', { routes: [route] })),
    ).rejects.toThrow(
      'customer and freelancer both have the page /app/team for the same role: rename one of them. (With the canary of customer and freelancer.)',
    );
  });

  test('a forced canary when it is promoted, not when it is raised', async () => {
    await makeLive(store, ADA, { shell: await addShell(['Box']), customer: await addUser('Box') });
    const release = await addUser('Slide');
    const forced = await setCanary(store, ADA, 'customer', { release, percent: 10, force: true });
    expect(forced.change.forced).toEqual([`${LACKS} (With the canary of customer.)`]);
    expect(forced.change.faults).toMatchObject([{ code: 'names', canaries: ['customer'] }]);
    await setCanary(store, ADA, 'customer', { percent: 50 });
    await expect(promoteCanary(store, ADA, 'customer')).rejects.toThrow(LACKS);
    expect((await promoteCanary(store, ADA, 'customer', { force: true })).change.forced).toEqual([LACKS]);
  });
});
