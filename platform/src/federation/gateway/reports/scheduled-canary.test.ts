import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { abortCanary, minuteOf, setCanary } from '../../../releases/index.ts';
import { AUTHOR, type SampleCanary, START, startSampleCanary } from './testing/sample-canary.ts';

let sample: SampleCanary;
beforeEach(async () => {
  sample = await startSampleCanary();
});
afterEach(() => sample.close());

const schedule = { steps: [10, 50, 100], minutes: 10 };
const restart = async (withSchedule = true) => {
  await abortCanary(sample.store, AUTHOR, 'customer');
  await setCanary(sample.store, AUTHOR, 'customer', {
    release: sample.next,
    percent: 10,
    now: new Date(START),
    ...(withSchedule && { schedule }),
  });
};
/** Counts answers and failures of the canary's visitors so many minutes after the start, and checks the canary then. */
async function checkAfter(
  minutes: number,
  { canaryVisitors = 100, failed = 0 } = {},
  gateway = sample.openGateway(),
) {
  const now = new Date(START + minutes * 60_000);
  const minute = minuteOf(now);
  const live = await sample.live();
  const count = (visitor: number, release: string, kind: 'answered' | 'failed') =>
    gateway.counter.countReports(
      { minute, events: [{ app: 'customer', release, kind }] },
      visitor,
      () => true,
      minute,
    );
  for (let visitor = 0; visitor < canaryVisitors; visitor++) count(visitor, sample.next, 'answered');
  for (let visitor = 0; visitor < failed; visitor++) count(visitor, sample.next, 'failed');
  for (let visitor = 1000; visitor < 1100; visitor++) count(visitor, live, 'answered');
  await gateway.watcher.check(now);
}

test('a scheduled canary is raised step by step and finally becomes live', async () => {
  await restart();
  await checkAfter(9);
  expect((await sample.canary())?.percent).toBe(10);
  await checkAfter(10);
  expect(await sample.canary()).toMatchObject({ percent: 50, schedule });
  expect(await sample.store.registry.read()).toMatchObject({
    by: 'metier (schedule)',
    coded: { code: 'schedule' },
    change: { action: 'canary' },
  });
  await checkAfter(15);
  expect((await sample.canary())?.percent).toBe(50);
  await checkAfter(20);
  expect(await sample.canary()).toBeUndefined();
  expect(await sample.live()).toBe(sample.next);
  expect((await sample.store.registry.read())?.change.action).toBe('promote');
});

test('a scheduled canary is raised once, however many gateways check it', async () => {
  await restart();
  const before = (await sample.store.registry.read())?.number ?? 0;
  await checkAfter(10);
  await Promise.all([1, 2, 3].map(() => sample.openGateway().watcher.check(new Date(START + 600_000))));
  expect((await sample.store.registry.read())?.number).toBe(before + 1);
});

test.each([
  ['too few of its visitors have answered', { canaryVisitors: 99 }],
  ['the evidence against it is too high', { failed: 2 }],
])('a scheduled canary is not raised while %s', async (_why, outcome) => {
  await restart();
  await checkAfter(30, outcome);
  expect((await sample.canary())?.percent).toBe(10);
});

test('a step that the gate refuses is reported, once', async () => {
  await restart();
  const store = sample.open();
  // The gate cannot know what an unreadable shell provides.
  const withoutShell = {
    manifestOf: async (app: string, release: string) =>
      app === 'shell' ? undefined : sample.store.manifestOf(app, release),
  };
  const gateway = sample.openGateway(Object.assign(store, withoutShell));
  await checkAfter(10, {}, gateway);
  await checkAfter(11, {}, gateway);
  expect((await sample.canary())?.percent).toBe(10);
  expect(gateway.reported).toEqual([
    expect.stringMatching(/^Canary of customer, its next step is refused:\n {2}- /),
  ]);
});

test('a scheduled canary is aborted like any other', async () => {
  await restart();
  await checkAfter(5, { failed: 3 });
  expect(await sample.canary()).toBeUndefined();
  expect(await sample.live()).not.toBe(sample.next);
});

test('a canary without a schedule is not raised', async () => {
  await restart(false);
  await checkAfter(600);
  expect((await sample.canary())?.percent).toBe(10);
});
