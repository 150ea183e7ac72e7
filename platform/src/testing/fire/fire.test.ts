import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bookFaults } from '../../../../api/src/testing/book-faults.ts';
import { providerFaults } from '../../../../api/src/testing/provider-faults.ts';
import { orderOf } from '../../../../api/src/testing/projects.ts';
import { unaccounted } from './account-for.ts';
import { Crowd } from './crowd.ts';
import { testFrozenDatabase } from './frozen-database.ts';
import { registerUsers } from './users.ts';
import { openStage, type Stage } from './stage.ts';

/** `npm run soak` runs the long version; the short one has each kind of kill once per process. */
const LONG = { seconds: 60, clients: 50, apiKills: 100, databaseKills: 200 };
const SHORT = { seconds: 1, clients: 10, apiKills: 2, databaseKills: 1 };
const { seconds, clients, apiKills, databaseKills } = process.env['METIER_SOAK'] ? LONG : SHORT;

const TIMEOUT_MS = 1_800_000;
const DAY = 86_400;
/** Longer than the lease of an idempotency key and the delay until an unknown payment is looked up. */
const SILENCE_IS_OVER = 120;

let stage: Stage;
let crowd: Crowd;

beforeAll(async () => {
  stage = await openStage(2);
  const customers = await registerUsers(stage, 'customer', 8);
  const freelancers = await registerUsers(stage, 'freelancer', 8);
  crowd = new Crowd(customers, freelancers, () => orderOf(stage));
  const earnings = freelancers.map(() =>
    crowd.goWay(['pay', 'invite', 'take', 'start', 'deliver', 'accept']),
  );
  await Promise.all(earnings);
  await stage.advance(4 * DAY);
  await stage.clock.sync();
}, TIMEOUT_MS);
afterAll(() => stage.close(), TIMEOUT_MS);

testFrozenDatabase(() => stage);

test(
  `${clients} clients act at once for ${seconds} s`,
  () => expectToLiveThrough(() => sleep(seconds * 1000)),
  TIMEOUT_MS,
);

test(
  `a process of the API is killed ${apiKills} times under load`,
  () =>
    expectToLiveThrough(async () => {
      for (let kill = 0; kill < apiKills; kill += 1) {
        await sleep(randomInt(700));
        const victim = stage.apis[kill % stage.apis.length];
        await victim?.kill();
        await victim?.start();
      }
    }),
  TIMEOUT_MS,
);

test(
  `the database is killed ${databaseKills} times under load, and both it and the API recover by themselves`,
  () =>
    expectToLiveThrough(async () => {
      for (let kill = 0; kill < databaseKills; kill += 1) {
        await sleep(300 + randomInt(700));
        await stage.killDatabase();
      }
    }),
  TIMEOUT_MS,
);

test(
  'afterwards all that was acknowledged is there once, and every cent is accounted for',
  async () => {
    await stage.restart();
    await stage.advance(SILENCE_IS_OVER);
    expect(await crowd.journal.settle()).toBe(0);
    await stage.advance(DAY);
    const projects = crowd.jobs.map(({ project_id }) => project_id);
    expect(await unaccounted(stage.db, crowd.journal, projects)).toEqual([]);
    expect(await bookFaults(stage.db)).toEqual([]);
    expect(await providerFaults(stage.db)).toEqual([]);
    const { acknowledgedCalls, refused, silences } = crowd.journal;
    process.stdout.write(
      `${projects.length} projects; ${acknowledgedCalls} calls acknowledged, ${refused} refused, ${silences} without an answer\n`,
    );
  },
  TIMEOUT_MS,
);

/** Runs `happen` under load; afterwards all processes must still run. */
async function expectToLiveThrough(happen: () => Promise<unknown>): Promise<void> {
  crowd.begin(clients);
  try {
    await happen();
  } finally {
    await crowd.end();
  }
  expect(stage.apis.map((api) => api.isRunning())).toEqual(stage.apis.map(() => true));
}
