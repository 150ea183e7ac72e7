import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { LiveReleaseReader, minuteOf } from '../../../releases/index.ts';
import { releasesFor } from '../visitor-releases.ts';
import type { AppRelease } from './report-counter.ts';
import type { Reports } from './report-schema.ts';
import { PERCENT, type SampleCanary, START, startSampleCanary } from './testing/sample-canary.ts';

/** From an error to its report. */
const REPORT_DELAY_SECONDS = 2;
const CHECK_INTERVAL_SECONDS = 5;

let sample: SampleCanary;
beforeEach(async () => {
  sample = await startSampleCanary();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await sample.close();
});

type Gateway = ReturnType<SampleCanary['openGateway']>;

/** Visitor numbers of which every tenth is assigned to the canary. */
async function visitorsInTurn(count: number): Promise<number[]> {
  const served = await new LiveReleaseReader(sample.store).read();
  const hasCanary = (visitor: number) =>
    releasesFor(served, visitor).remotes.some(({ release }) => release === sample.next);
  const numbers = Array.from({ length: count * 20 }, (_each, number) => number);
  const share = numbers.filter(hasCanary);
  const others = numbers.filter((visitor) => !hasCanary(visitor));
  return Array.from({ length: count }, (_each, index) =>
    Number((index % PERCENT === PERCENT - 1 ? share : others).shift()),
  );
}

type Outcome = (isCanary: boolean, index: number) => 'shown' | 'failed' | 'silent';

/**
 * Simulates one visitor a second, round-robin over the gateways, which check the canary at their interval.
 *
 * @returns the second at which the canary was aborted, and how many visitors had a failure before and after that
 */
async function simulate(gateways: readonly Gateway[], seconds: number, outcome: Outcome) {
  const reader = new LiveReleaseReader(sample.store);
  const visitors = await visitorsInTurn(seconds);
  const pending: { at: number; deliver: () => void }[] = [];
  const failures = { before: 0, after: 0 };
  let abortedAt: number | undefined;
  for (let second = 1; second <= seconds; second++) {
    const now = new Date(START + second * 1000);
    const gateway = gateways[second % gateways.length];
    const visitor = visitors[second - 1];
    if (!gateway || visitor === undefined) throw new Error('There is one per second.');
    const { shell, remotes } = releasesFor(await reader.read(), visitor);
    const release = remotes.find(({ manifest: { app } }) => app === 'customer')?.release ?? '';
    const page: AppRelease[] = [
      { app: 'shell', release: shell.release },
      { app: 'customer', release },
    ];
    gateway.counter.countPage(minuteOf(now), visitor, page);
    const result = outcome(release === sample.next, second);
    if (result === 'failed') failures[abortedAt === undefined ? 'before' : 'after'] += 1;
    const events: Reports['events'] = page.map((each) => ({ ...each, kind: 'answered' as const }));
    if (result === 'failed') events.push({ app: 'customer', release, kind: 'failed' });
    const reports = { minute: minuteOf(now), events };
    pending.push({
      at: second + REPORT_DELAY_SECONDS,
      deliver: () => {
        if (result !== 'silent')
          gateway.counter.countReports(
            reports,
            visitor,
            () => true,
            minuteOf(new Date(START + second * 1000)),
          );
      },
    });
    const due = pending.splice(0, pending.findLastIndex(({ at }) => at <= second) + 1);
    for (const { deliver } of due) deliver();
    if (second % CHECK_INTERVAL_SECONDS !== 0) continue;
    for (const { watcher } of gateways) await watcher.check(now);
    if (!(await sample.canary())) abortedAt ??= second;
  }
  return { abortedAt, failures };
}

const failsForAll: Outcome = (isCanary) => (isCanary ? 'failed' : 'shown');

test('a canary that fails for all is aborted within 60 s at one visit a second and 10 percent', async () => {
  const gateway = sample.openGateway();
  const { abortedAt, failures } = await simulate([gateway], 120, failsForAll);
  expect(abortedAt).toBeLessThan(60);
  expect(failures).toEqual({ before: 3, after: 0 });
  const [document] = await sample.store.registry.history();
  expect(document).toMatchObject({
    by: 'metier (automatic)',
    coded: { code: 'automatic', values: { answered: 3, failed: 3, silent: 0, limit: 100 } },
    change: { action: 'abort', apps: ['customer'] },
  });
  expect(document?.why).toMatch(
    /^of the canary's visitors 3 answered, 3 failed, 0 were silent; of the others \d+/,
  );
  expect(document?.apps['customer']?.held).toEqual([sample.next]);
  expect(gateway.reported).toEqual([`Canary of customer, abort: ${document?.why}`]);
});

test('the counts of two gateways are added up, and one of them aborts', async () => {
  const gateways = [sample.openGateway(), sample.openGateway()];
  const { abortedAt } = await simulate(gateways, 120, failsForAll);
  expect(abortedAt).toBeLessThan(60);
  expect(
    (await sample.store.registry.history()).filter(({ change }) => change.action === 'abort'),
  ).toHaveLength(1);
  expect(gateways.flatMap(({ reported }) => reported)).toHaveLength(1);
});

test('a canary whose visitors do not report is aborted within four minutes', async () => {
  const { abortedAt } = await simulate([sample.openGateway()], 300, (isCanary) =>
    isCanary ? 'silent' : 'shown',
  );
  expect(abortedAt).toBeLessThan(240);
});

test.each<[string, Outcome]>([
  ['works', () => 'shown'],
  ['fails as often as the live release', (_isCanary, index) => (index % 3 === 0 ? 'failed' : 'shown')],
  ['gets no reports, like the live release', () => 'silent'],
  [
    'gets no reports any more, like the live release',
    (_isCanary, index) => (index < 120 ? 'shown' : 'silent'),
  ],
])('a canary that %s is kept', async (_how, outcome) => {
  expect(await simulate([sample.openGateway()], 400, outcome)).toMatchObject({ abortedAt: undefined });
});

test('counts that cannot be written are reported once, written later, and abort nothing meanwhile', async () => {
  const gateway = sample.openGateway(sample.store);
  const put = jest.spyOn(sample.store.counts, 'write').mockRejectedValue(new Error('no connection'));
  expect(await simulate([gateway], 100, failsForAll)).toMatchObject({ abortedAt: undefined });
  expect(gateway.reported).toEqual(['Canaries are not watched at present: Error: no connection']);
  put.mockRestore();
  await gateway.watcher.check(new Date(START + 101_000));
  expect(await sample.canary()).toBeUndefined();
});

test('repeated failures of one visitor count as one', async () => {
  const [visitor = 0] = (await visitorsInTurn(PERCENT)).slice(-1);
  const { counter, watcher } = sample.openGateway();
  const release = { app: 'customer', release: sample.next };
  const minute = minuteOf(new Date(START));
  const others = await visitorsInTurn(40);
  for (const other of others.filter((_each, index) => index % PERCENT !== PERCENT - 1))
    counter.countReports(
      { minute, events: [{ app: 'customer', release: await sample.live(), kind: 'answered' }] },
      other,
      () => true,
      minute,
    );
  for (let visit = 0; visit < 20; visit++)
    counter.countReports({ minute, events: [{ ...release, kind: 'failed' }] }, visitor, () => true, minute);
  await watcher.check(new Date(START));
  expect(await sample.canary()).toBeDefined();
});
