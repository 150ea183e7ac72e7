import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Progress } from '../../cli/progress/index.ts';
import type { Shutdown } from '../../cli/shutdown.ts';
import { ApiProcess } from '../../testing/endurance/api-process.ts';
import { load } from '../api/load.ts';
import { startBenchApi } from '../api/bench-api.ts';
import { signUpUsers, type User } from '../api/users.ts';
import { prepareWork, type Work } from '../api/work.ts';
import { percentile } from '../percentile.ts';
import { printPartialResultsOnInterrupt } from '../print-partial-results.ts';
import { listen, type Listener } from './listener.ts';
import { openScreens } from './screens.ts';

/** Customers, and as many freelancers: one stream for each of them. */
const PAIRS = 100;
const MESSAGES = 200;
const MESSAGE_EVERY_MS = 50;
/** Messages from screen to screen and notifications from bell to bell, one after the other. */
const SCREEN_MESSAGES = 30;
const PAYMENTS = 1_000;
/** Rounds of payments without and with open pages, in turn. */
const ROUNDS = 5;
const PAYMENTS_OF_ROUND = 200;
const PAYERS = 8;
/** Time for memory to settle. */
const REST_MS = 3_000;
const TARGET_MS = 1_000;

const STEPS = {
  api: 'starting two processes of the API',
  users: `signing ${2 * PAIRS} users in`,
  work: 'preparing orders and payments',
  screens: 'building the product and opening four pages',
  memory: 'opening pages',
  rounds: 'paying without and with open pages',
  quiet: 'writing messages',
  loaded: 'writing messages while others pay',
} as const;

/**
 * `npm run bench events`: latency from writing a message at one process of the API until the page that shows it has
 * read it through another one, and from one browser to the screen of another; each with 200 open pages, alone and while
 * others pay at full speed. Also from reading a notification until the bell in another browser of the same user shows
 * it, memory per open page, and payments a second without and with open pages, in rounds in turn. Fails if a 95th
 * percentile exceeds one second, or if the median of the rounds with open pages is below every round without, which is
 * more than their noise.
 */
export async function benchEvents(root: string, shutdown: Shutdown): Promise<void> {
  const progress = new Progress(
    'bench events',
    Object.values(STEPS).map((name) => ({ name })),
    { signal: shutdown.signal },
  );
  const rows: string[] = [];
  printPartialResultsOnInterrupt(shutdown.signal, () => (rows.length === 0 ? [] : [rows.join('\n')]));
  progress.begin(STEPS.api);
  const bench = await startBenchApi(shutdown);
  const other = await ApiProcess.open(bench.url, bench.files);
  shutdown.defer(() => other.kill());
  progress.begin(STEPS.users, 2 * PAIRS + 1);
  const signUp = (role: 'customer' | 'freelancer' | 'manager', count: number) =>
    signUpUsers(bench, role, count, () => progress.done(role));
  const users = {
    customers: await signUp('customer', PAIRS),
    freelancers: await signUp('freelancer', PAIRS),
    managers: await signUp('manager', 1),
  };
  progress.begin(STEPS.work, PAIRS + 2 * ROUNDS * PAYMENTS_OF_ROUND + PAYMENTS);
  const prepare = (initialState: 'created' | 'delivered', count: number) =>
    prepareWork(bench, users, { initialState, count, onDone: () => progress.done(initialState) });
  const [seen, ...orders] = (await prepare('delivered', PAIRS)) as [Work, ...Work[]];
  const forRounds = await prepare('created', 2 * ROUNDS * PAYMENTS_OF_ROUND);
  const during = await prepare('created', PAYMENTS);

  progress.begin(STEPS.memory);
  const open = async () => [
    ...(await openAll(bench.api.origin, users.customers)),
    ...(await openAll(other.origin, users.freelancers)),
  ];
  const close = (pages: Iterable<readonly [User, Listener]>): void => {
    for (const [, { leave }] of pages) leave();
  };
  await sleep(REST_MS);
  const without = [await memoryOf(bench.api), await memoryOf(other)];
  const first = await open();
  await sleep(REST_MS);
  const withStreams = [await memoryOf(bench.api), await memoryOf(other)];
  close(first);
  const perStream = withStreams.map((much, place) => ((much - (without[place] ?? 0)) * 1024) / PAIRS);
  rows.push(
    `memory of an open page: ${perStream.map((much) => `${much.toFixed(0)} KB`).join(', ')} in the two processes`,
  );

  progress.begin(STEPS.rounds, 2 * ROUNDS);
  const speeds: Record<'without' | 'with', number[]> = { without: [], with: [] };
  for (let round = 0; round < 2 * ROUNDS; round += 1) {
    // Without, with, with, without: the database grows, and both kinds have as many early and late rounds.
    const kind = round % 4 === 1 || round % 4 === 2 ? 'with' : 'without';
    const pages = kind === 'with' ? await open() : [];
    const works = forRounds.slice(round * PAYMENTS_OF_ROUND, (round + 1) * PAYMENTS_OF_ROUND);
    speeds[kind].push(await pay(bench.api.origin, works));
    close(pages);
    progress.done(kind);
  }
  rows.push(
    `payments a second, without open pages: ${spreadOf(speeds.without)}`,
    `payments a second, with ${2 * PAIRS} open pages: ${spreadOf(speeds.with)}`,
  );

  progress.begin(STEPS.screens);
  const origins = { customer: bench.api.origin, freelancer: other.origin };
  const { send, readAll } = await openScreens({ root, bench, order: seen, origins, shutdown });

  const pages = await open();
  const readers = new Map(pages);
  const write = (goesOn: (count: number) => boolean) => writeMessages(orders, readers, other.origin, goesOn);
  const repeat = async (
    goesOn: (count: number) => boolean,
    act: () => Promise<number>,
  ): Promise<number[]> => {
    const times: number[] = [];
    while (goesOn(times.length)) times.push(await act());
    return times;
  };
  const show = (goesOn: (count: number) => boolean) =>
    repeat(goesOn, () => send(`From screen to screen ${crypto.randomUUID()}`));
  progress.begin(STEPS.quiet);
  rows.push(rowOf('message to page, alone', await write((count) => count < MESSAGES)));
  rows.push(rowOf('message to screen, alone', await show((count) => count < SCREEN_MESSAGES)));
  const read = await repeat((count) => count < SCREEN_MESSAGES, readAll);
  rows.push(rowOf('read notification to the bell of another browser, alone', read));
  progress.begin(STEPS.loaded);
  // Messages are written for as long as others pay, so each of both figures is measured beside the other.
  let isPaying = true;
  const paying = pay(bench.api.origin, during).finally(() => (isPaying = false));
  const [loaded, shown, beside] = await Promise.all([write(() => isPaying), show(() => isPaying), paying]);
  progress.end();
  close(pages);

  rows.push(rowOf(`message to page, others pay (${loaded.length} messages)`, loaded));
  rows.push(rowOf(`message to screen, others pay (${shown.length} messages)`, shown));
  rows.push(`payments a second, with all of this: ${beside.toFixed(0)}`);
  console.log(rows.join('\n'));
  const isLate = [read, loaded, shown].some((times) => percentile(times, 95) > TARGET_MS);
  const isSlower = percentile(speeds.with, 50) < Math.min(...speeds.without);
  const isMissed = isLate || isSlower;
  const targets = `p95 under ${TARGET_MS} ms, payments with open pages within the noise of those without`;
  console.log(isMissed ? `\nMissed: ${targets}` : '\nThe targets are met.');
  process.exitCode = isMissed ? 1 : 0;
  await shutdown.run();
}

/** Resident memory of a process, in MB. */
async function memoryOf({ pid }: ApiProcess): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

async function openAll(origin: string, users: readonly User[]): Promise<Map<User, Listener>> {
  const opened = new Map<User, Listener>();
  for (const user of users) opened.set(user, await listen(origin, user));
  return opened;
}

/** Pays each project once; returns payments per second. */
async function pay(origin: string, works: readonly Work[]): Promise<number> {
  const left = works.values();
  const { perSecond } = await load({
    origin,
    connections: PAYERS,
    amount: { runs: works.length },
    next: () => {
      const { customer, projectId: project_id } = left.next().value as Work;
      return customer.request('POST /api/customer/pay', { project_id, payment_method: 'pm_card_ok' });
    },
  });
  return perSecond;
}

/** Customers write in turn; returns the milliseconds until the freelancer's page has read each message. */
async function writeMessages(
  orders: readonly Work[],
  readers: ReadonlyMap<User, Listener>,
  origin: string,
  goesOn: (count: number) => boolean,
): Promise<number[]> {
  const under: Promise<number>[] = [];
  for (let number = 0; goesOn(number); number += 1) {
    const { customer, freelancer, projectId } = orders[number % orders.length] as Work;
    const received = readers.get(freelancer)?.nextMessage(projectId);
    under.push(
      (async () => {
        const began = performance.now();
        const conversation = { project_id: projectId, freelancer_id: freelancer.id };
        await customer.send('POST /api/conversations/messages', {
          ...conversation,
          text: `Number ${number}`,
        });
        await received;
        const { path, ...init } = freelancer.request('GET /api/conversations/messages', conversation);
        const shown = await (await fetch(origin + path, init)).text();
        if (!shown.includes(`Number ${number}`)) throw new Error('The event arrived before the message');
        return performance.now() - began;
      })(),
    );
    await sleep(MESSAGE_EVERY_MS);
  }
  return Promise.all(under);
}

const rowOf = (name: string, values: readonly number[]): string =>
  `${name}: ${[50, 95, 99, 100].map((percent) => `p${percent} ${percentile(values, percent).toFixed(0)} ms`).join(', ')}`;

const spreadOf = (values: readonly number[]): string =>
  `${percentile(values, 50).toFixed(0)} (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)} in ${values.length} rounds)`;
