import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  abortCanary,
  FolderStore,
  LiveReleaseReader,
  minuteOf,
  ReleaseStore,
  setCanary,
} from '../../releases/index.ts';
import { storeInto } from '../testing/release-into.ts';
import { addSamples } from '../testing/sample-gateway.ts';
import { sampleReleases } from '../testing/sample-releases.ts';
import { releasesFor } from '../visitor-releases.ts';
import { type AppRelease, ReportCounter } from './report-counter.ts';
import type { Reports } from './report-schema.ts';
import { CanaryWatcher } from './watch-canaries.ts';

const START = Date.parse('2026-11-22T20:00:17.000Z');
const AUTHOR = { by: 'Ada', why: '' };
const customer = sampleReleases().remotes.find(({ manifest }) => manifest.app === 'customer')?.manifest;
/** From an error to its report. */
const REPORTED_AFTER = 2;
const WATCHED_EVERY = 5;
const PERCENT = 10;

let folder: string;
let store: ReleaseStore;
let next: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aborted-canary-'));
  store = open();
  await addSamples(store);
  next = await storeInto(store, { app: 'customer', manifest: { ...customer, container: 'next' } });
  await setCanary(store, AUTHOR, 'customer', { release: next, percent: PERCENT, now: new Date(START) });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** The store as another process has it. */
const open = () => new ReleaseStore(new FolderStore(folder));
const canary = async () => (await store.registry.read())?.apps['customer']?.canary;

/** A gateway's counts, and the watch over them. */
function openGateway(watched = open(), reported: string[] = []) {
  const counter = new ReportCounter();
  const report = (message: string) => void reported.push(message);
  return { counter, reported, watcher: new CanaryWatcher({ store: watched, counter, report }) };
}
type Gateway = ReturnType<typeof openGateway>;

/** Visitors of whom, one after the other, each tenth gets the canary. */
async function visitorsInTurn(count: number): Promise<number[]> {
  const served = await new LiveReleaseReader(store).read();
  const hasCanary = (visitor: number) =>
    releasesFor(served, visitor).remotes.some(({ release }) => release === next);
  const numbers = Array.from({ length: count * 20 }, (_each, number) => number);
  const share = numbers.filter(hasCanary);
  const others = numbers.filter((visitor) => !hasCanary(visitor));
  return Array.from({ length: count }, (_each, index) =>
    Number((index % PERCENT === PERCENT - 1 ? share : others).shift()),
  );
}

type Outcome = (isCanary: boolean, index: number) => 'shown' | 'failed' | 'silent';

/**
 * Plays one visitor a second, in turn at each gateway, and watches every few seconds.
 *
 * @returns after how many seconds the canary was gone, and whom it has hurt
 */
async function play(gateways: readonly Gateway[], seconds: number, outcome: Outcome) {
  const reader = new LiveReleaseReader(store);
  const visitors = await visitorsInTurn(seconds);
  const later: { at: number; tell: () => void }[] = [];
  const hurt = { before: 0, after: 0 };
  let goneAt: number | undefined;
  for (let second = 1; second <= seconds; second++) {
    const now = new Date(START + second * 1000);
    const gateway = gateways[second % gateways.length];
    const visitor = visitors[second - 1];
    if (!gateway || visitor === undefined) throw new Error('There is one each second.');
    const { shell, remotes } = releasesFor(await reader.read(), visitor);
    const release = remotes.find(({ manifest: { app } }) => app === 'customer')?.release ?? '';
    const page: AppRelease[] = [
      { app: 'shell', release: shell.release },
      { app: 'customer', release },
    ];
    gateway.counter.sent(minuteOf(now), visitor, page);
    const became = outcome(release === next, second);
    if (became === 'failed') hurt[goneAt === undefined ? 'before' : 'after'] += 1;
    const events: Reports['events'] = page.map((each) => ({ ...each, kind: 'answered' as const }));
    if (became === 'failed') events.push({ app: 'customer', release, kind: 'failed' });
    const told = { minute: minuteOf(now), events };
    later.push({
      at: second + REPORTED_AFTER,
      tell: () => {
        if (became !== 'silent')
          gateway.counter.heard(told, visitor, () => true, minuteOf(new Date(START + second * 1000)));
      },
    });
    for (const { tell } of later.splice(0, later.findLastIndex(({ at }) => at <= second) + 1)) tell();
    if (second % WATCHED_EVERY !== 0) continue;
    for (const { watcher } of gateways) await watcher.look(now);
    if (!(await canary())) goneAt ??= second;
  }
  return { goneAt, hurt };
}

const failsForAll: Outcome = (isCanary) => (isCanary ? 'failed' : 'shown');

test('a canary that fails for all is taken back within 60 s of one visit a second at 10 percent', async () => {
  const gateway = openGateway();
  const { goneAt, hurt } = await play([gateway], 120, failsForAll);
  expect(goneAt).toBeLessThan(60);
  expect(hurt).toEqual({ before: 3, after: 0 });
  const [document] = await store.registry.history();
  expect(document).toMatchObject({
    by: 'metier (automatic)',
    change: { action: 'abort', apps: ['customer'] },
  });
  expect(document?.why).toMatch(
    /^of the canary's visitors 3 answered, 3 failed, 0 were silent; of the others \d+/,
  );
  expect(document?.apps['customer']?.held).toEqual([next]);
  expect(gateway.reported).toEqual([`Canary of customer, abort: ${document?.why}`]);
});

test('two gateways count together, and one of them aborts', async () => {
  const gateways = [openGateway(), openGateway()];
  const { goneAt } = await play(gateways, 120, failsForAll);
  expect(goneAt).toBeLessThan(60);
  expect((await store.registry.history()).filter(({ change }) => change.action === 'abort')).toHaveLength(1);
  expect(gateways.flatMap(({ reported }) => reported)).toHaveLength(1);
});

test('a canary after which nobody is heard of is taken back within four minutes', async () => {
  const { goneAt } = await play([openGateway()], 300, (isCanary) => (isCanary ? 'silent' : 'shown'));
  expect(goneAt).toBeLessThan(240);
});

test.each<[string, Outcome]>([
  ['works', () => 'shown'],
  ['fails as often as what is live', (_isCanary, index) => (index % 3 === 0 ? 'failed' : 'shown')],
  ['is measured by nobody, as what is live', () => 'silent'],
  ['is no longer measured, as what is live', (_isCanary, index) => (index < 120 ? 'shown' : 'silent')],
])('a canary that %s stays', async (_how, outcome) => {
  expect(await play([openGateway()], 400, outcome)).toMatchObject({ goneAt: undefined });
});

test('counts that cannot be written are reported once, written later, and abort nothing meanwhile', async () => {
  const gateway = openGateway(store);
  const put = jest.spyOn(store.counts, 'write').mockRejectedValue(new Error('no connection'));
  expect(await play([gateway], 100, failsForAll)).toMatchObject({ goneAt: undefined });
  expect(gateway.reported).toEqual(['Canaries are not watched at present: Error: no connection']);
  put.mockRestore();
  await gateway.watcher.look(new Date(START + 101_000));
  expect(await canary()).toBeUndefined();
});

test('what one person suffers again and again is one failure', async () => {
  const [visitor = 0] = (await visitorsInTurn(PERCENT)).slice(-1);
  const { counter, watcher } = openGateway();
  const release = { app: 'customer', release: next };
  const minute = minuteOf(new Date(START));
  const others = await visitorsInTurn(40);
  for (const other of others.filter((_each, index) => index % PERCENT !== PERCENT - 1))
    counter.heard(
      { minute, events: [{ app: 'customer', release: await liveRelease(), kind: 'answered' }] },
      other,
      () => true,
      minute,
    );
  for (let visit = 0; visit < 20; visit++)
    counter.heard({ minute, events: [{ ...release, kind: 'failed' }] }, visitor, () => true, minute);
  await watcher.look(new Date(START));
  expect(await canary()).toBeDefined();
});

describe('a canary with a schedule', () => {
  const schedule = { steps: [10, 50, 100], minutes: 10 };
  const begin = async (withSchedule = true) => {
    await abortCanary(store, AUTHOR, 'customer');
    await setCanary(store, AUTHOR, 'customer', {
      release: next,
      percent: 10,
      now: new Date(START),
      ...(withSchedule && { schedule }),
    });
  };
  /** Lets so many visitors of each release answer in a minute after the start, and looks in that minute. */
  async function pass(minutes: number, { canaryVisitors = 100, failed = 0 } = {}, gateway = openGateway()) {
    const now = new Date(START + minutes * 60_000);
    const minute = minuteOf(now);
    const live = await liveRelease();
    const hear = (visitor: number, release: string, kind: 'answered' | 'failed') =>
      gateway.counter.heard(
        { minute, events: [{ app: 'customer', release, kind }] },
        visitor,
        () => true,
        minute,
      );
    for (let visitor = 0; visitor < canaryVisitors; visitor++) hear(visitor, next, 'answered');
    for (let visitor = 0; visitor < failed; visitor++) hear(visitor, next, 'failed');
    for (let visitor = 1000; visitor < 1100; visitor++) hear(visitor, live, 'answered');
    await gateway.watcher.look(now);
  }

  test('is raised step by step when its time has come, and becomes live at last', async () => {
    await begin();
    await pass(9);
    expect((await canary())?.percent).toBe(10);
    await pass(10);
    expect(await canary()).toMatchObject({ percent: 50, schedule });
    expect(await store.registry.read()).toMatchObject({
      by: 'metier (schedule)',
      change: { action: 'canary' },
    });
    await pass(15);
    expect((await canary())?.percent).toBe(50);
    await pass(20);
    expect(await canary()).toBeUndefined();
    expect(await liveRelease()).toBe(next);
    expect((await store.registry.read())?.change.action).toBe('promote');
  });

  test('is raised once, however many gateways look', async () => {
    await begin();
    const before = (await store.registry.read())?.number ?? 0;
    await pass(10);
    await Promise.all([1, 2, 3].map(() => openGateway().watcher.look(new Date(START + 600_000))));
    expect((await store.registry.read())?.number).toBe(before + 1);
  });

  test.each([
    ['too few have tried it', { canaryVisitors: 99 }],
    ['too much speaks against it', { failed: 2 }],
  ])('is not raised while %s', async (_why, outcome) => {
    await begin();
    await pass(30, outcome);
    expect((await canary())?.percent).toBe(10);
  });

  test('is aborted like any other', async () => {
    await begin();
    await pass(5, { failed: 3 });
    expect(await canary()).toBeUndefined();
    expect(await liveRelease()).not.toBe(next);
  });

  test('without one is raised by nobody', async () => {
    await begin(false);
    await pass(600);
    expect((await canary())?.percent).toBe(10);
  });
});

const liveRelease = async () => (await store.registry.read())?.apps['customer']?.live ?? '';
