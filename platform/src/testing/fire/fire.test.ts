import { randomInt } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp } from '../../../../api/src/testing/index.ts';
import { bookFaults } from '../../../../api/src/testing/book-faults.ts';
import { providerFaults } from '../../../../api/src/testing/provider-faults.ts';
import { orderOf } from '../../../../api/src/testing/projects.ts';
import { unaccounted } from './account-for.ts';
import { Crowd } from './crowd.ts';
import { testFrozenDatabase } from './frozen-database.ts';
import { Room } from './room.ts';
import { registerUsers } from './users.ts';
import { openStage, type Stage } from './stage.ts';

/** `npm run soak` runs the long version; the short one has each kind of kill once per process. */
const LONG = { seconds: 60, clients: 50, apiKills: 500, databaseKills: 200 };
const SHORT = { seconds: 1, clients: 10, apiKills: 2, databaseKills: 1 };
const { seconds, clients, apiKills, databaseKills } = process.env['METIER_SOAK'] ? LONG : SHORT;

const ROOMS = 3;
const TIMEOUT_MS = 1_800_000;
const DAY = 86_400;
/** Longer than the lease of an idempotency key and the delay until an unknown payment is looked up. */
const SILENCE_IS_OVER = 120;

let stage: Stage;
let crowd: Crowd;
let rooms: readonly Room[];
let filesOfDemo: readonly string[];

beforeAll(async () => {
  stage = await openStage(2);
  filesOfDemo = await filesIn(stage.db);
  const customers = await registerUsers(stage, 'customer', 8);
  const freelancers = await registerUsers(stage, 'freelancer', 8);
  crowd = new Crowd(customers, freelancers, () => orderOf(stage));
  const earnings = freelancers.map(() =>
    crowd.goWay(['pay', 'invite', 'take', 'start', 'deliver', 'accept']),
  );
  await Promise.all(earnings);
  await stage.advance(4 * DAY);
  await stage.clock.sync();
  rooms = await openRooms();
}, TIMEOUT_MS);
afterAll(async () => {
  for (const room of rooms) room.close();
  await stage.close();
}, TIMEOUT_MS);

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

test(
  'every acknowledged message is there once, in order, and the open page shows it',
  async () => {
    for (const room of rooms) {
      const sent = room.sent.map(({ id, text }) => [id, text]);
      expect((await room.messages()).map(({ id, text }) => [id, text])).toEqual(sent);
      expect([...room.shown]).toEqual(sent);
    }
  },
  TIMEOUT_MS,
);

test(
  'every acknowledged file has its bytes, and a stranger read nothing',
  async () => {
    let files = 0;
    for (const room of rooms)
      for (const { file } of room.sent) {
        if (!file) continue;
        const bytes = await room.fetchFile(file.id, stage.apis[0]?.origin ?? '');
        // `toEqual` would compare megabytes element by element.
        if (!bytes.equals(file.bytes)) throw new Error(`Other bytes than were sent: ${file.id}`);
        files += 1;
      }
    expect(files).toBeGreaterThan(0);
    expect(rooms.flatMap(({ leaks }) => leaks)).toEqual([]);
    process.stdout.write(`${rooms.flatMap(({ sent }) => sent).length} messages, ${files} with files\n`);
  },
  TIMEOUT_MS,
);

test(
  'the sweep leaves no file without an owner and no block without a file',
  async () => {
    await Promise.all(stage.apis.map((api) => api.kill()));
    const { databaseUrl, files: folder } = stage;
    const app = await createTestApp({ beside: { databaseUrl, files: { folder } } });
    try {
      await app.advance(DAY + 1);
      await app.sweep();
      const attached = rooms.flatMap(({ sent }) => sent.flatMap(({ file }) => (file ? [file.id] : [])));
      expect((await filesIn(app.db)).toSorted()).toEqual([...filesOfDemo, ...attached].toSorted());
      const blocks = await app.db.selectFrom('file_contents').select(['id', 'digest']).execute();
      expect(blocks.filter(({ digest }) => digest === null)).toEqual([]);
      const stored = await readdir(folder, { recursive: true, withFileTypes: true });
      const names = stored.filter((entry) => entry.isFile()).map(({ name }) => name);
      expect(names.toSorted()).toEqual(blocks.map(({ id }) => id).toSorted());
    } finally {
      await app.close();
    }
  },
  TIMEOUT_MS,
);

const filesIn = async (db: Stage['db']): Promise<string[]> =>
  (await db.selectFrom('files').select('id').execute()).map(({ id }) => id);

/** Conversations of users who are not in the crowd. */
async function openRooms(): Promise<Room[]> {
  const customers = await registerUsers(stage, 'customer', ROOMS + 1, 'room');
  const freelancers = await registerUsers(stage, 'freelancer', ROOMS, 'room');
  const [stranger] = customers.splice(ROOMS);
  return Promise.all(
    freelancers.map((freelancer, place) => {
      const customer = customers[place];
      if (!customer || !stranger) throw new Error('There is a customer for each freelancer, and one more');
      return Room.open(customer, freelancer, stranger, orderOf(stage));
    }),
  );
}

/** Runs `happen` under load; afterwards all processes must still run. */
async function expectToLiveThrough(happen: () => Promise<unknown>): Promise<void> {
  crowd.begin(clients);
  for (const room of rooms) room.begin();
  try {
    await happen();
  } finally {
    await Promise.all([crowd.end(), ...rooms.map((room) => room.end())]);
  }
  expect(stage.apis.map((api) => api.isRunning())).toEqual(stage.apis.map(() => true));
}
