import { randomInt } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addToClockOffset } from '../../../../api/src/platform/clock/index.ts';
import { transaction } from '../../../../api/src/platform/db/index.ts';
import { createTestApp } from '../../../../api/src/testing/index.ts';
import { bookFaults } from '../../../../api/src/testing/book-faults.ts';
import { providerFaults } from '../../../../api/src/testing/provider-faults.ts';
import { orderOf } from '../../../../api/src/testing/projects.ts';
import { unaccounted } from './account-for.ts';
import { ChangedAccount } from './changed-account.ts';
import { Clients } from './clients.ts';
import { Conversation } from './conversation.ts';
import { eventually } from './eventually.ts';
import { testFrozenDatabase } from './frozen-database.ts';
import { RecoveredAccounts } from './recovered-accounts.ts';
import { registerManagers, registerUsers } from './users.ts';
import { startProduct, type RunningProduct } from './product.ts';

/** `npm run soak` runs the long version; the short one has each kind of kill once per process. */
const LONG = { seconds: 60, clients: 50, apiKills: 500, databaseKills: 200 };
const SHORT = { seconds: 1, clients: 10, apiKills: 2, databaseKills: 1 };
/** Clients during kills: with more of them a restart takes seconds, because they share its processors. */
const CLIENTS_DURING_KILLS = 10;
const { seconds, clients, apiKills, databaseKills } = process.env['METIER_SOAK'] ? LONG : SHORT;

const CONVERSATIONS = 3;
const TIMEOUT_MS = 3_600_000;
const DAY = 86_400;
/** Longer than the lease of an idempotency key and the delay until an unknown payment is looked up. */
const SILENCE_IS_OVER = 120;

let product: RunningProduct;
let load: Clients;
let conversations: readonly Conversation[];
let account: ChangedAccount;
let accounts: RecoveredAccounts;
let filesOfDemo: readonly string[];

beforeAll(async () => {
  product = await startProduct(2);
  filesOfDemo = await filesIn(product.db);
  const customers = await registerUsers(product, 'customer', 8);
  const freelancers = await registerUsers(product, 'freelancer', 8);
  const managers = await registerManagers(product);
  load = new Clients(customers, freelancers, managers, () => orderOf(product));
  const earnings = freelancers.map(() =>
    load.runScenario(['pay', 'invite', 'take', 'start', 'deliver', 'accept']),
  );
  await Promise.all(earnings);
  await product.advance(4 * DAY);
  conversations = await openConversations();
  const [owner] = await registerUsers(product, 'customer', 1, 'changed');
  if (!owner) throw new RangeError('There is an owner');
  account = new ChangedAccount(owner, managers[0]);
  accounts = new RecoveredAccounts(product);
}, TIMEOUT_MS);
afterAll(async () => {
  for (const conversation of conversations) conversation.close();
  await product.close();
}, TIMEOUT_MS);

testFrozenDatabase(() => product);

test(
  `${clients} clients act at once for ${seconds} s`,
  () => expectToLiveThrough(clients, () => sleep(seconds * 1000)),
  TIMEOUT_MS,
);

test(
  `a process of the API is killed ${apiKills} times under load`,
  () =>
    expectToLiveThrough(CLIENTS_DURING_KILLS, async () => {
      for (let kill = 0; kill < apiKills; kill += 1) {
        await sleep(randomInt(700));
        const victim = product.apis[kill % product.apis.length];
        await victim?.kill();
        await victim?.start();
      }
    }),
  TIMEOUT_MS,
);

test(
  `the database is killed ${databaseKills} times under load, and both it and the API recover by themselves`,
  () =>
    expectToLiveThrough(CLIENTS_DURING_KILLS, async () => {
      for (let kill = 0; kill < databaseKills; kill += 1) {
        await sleep(300 + randomInt(700));
        await product.killDatabase();
      }
    }),
  TIMEOUT_MS,
);

test(
  'afterwards every acknowledged call has taken effect once, and every cent is accounted for',
  async () => {
    await product.restart();
    await product.advance(SILENCE_IS_OVER);
    expect(await load.journal.settle()).toBe(0);
    await product.advance(DAY);
    const projects = load.jobs.map(({ project_id }) => project_id);
    expect(await unaccounted(product.db, load.journal, projects)).toEqual([]);
    expect(await bookFaults(product.db)).toEqual([]);
    expect(await providerFaults(product.db)).toEqual([]);
    const { acknowledgedCalls, refused, withoutResponse } = load.journal;
    process.stdout.write(
      `${projects.length} projects; ${acknowledgedCalls} calls acknowledged, ${refused} refused, ${withoutResponse} without an answer\n`,
    );
  },
  TIMEOUT_MS,
);

test(
  'every acknowledged message is stored once, in order, and the open page shows it',
  async () => {
    for (const conversation of conversations) {
      const sent = conversation.sent.map(({ id, text }) => [id, text]);
      expect((await conversation.messages()).map(({ id, text }) => [id, text])).toEqual(sent);
      expect([...conversation.shown]).toEqual(sent);
    }
  },
  TIMEOUT_MS,
);

test(
  'every acknowledged file has its bytes, and a stranger could read nothing',
  async () => {
    let files = 0;
    for (const conversation of conversations)
      for (const { file } of conversation.sent) {
        if (!file) continue;
        const bytes = await conversation.fetchFile(file.id, product.apis[0]?.origin ?? '');
        // `toEqual` would compare megabytes element by element.
        if (!bytes.equals(file.bytes)) throw new Error(`The bytes differ from those sent: ${file.id}`);
        files += 1;
      }
    expect(files).toBeGreaterThan(0);
    expect(conversations.flatMap(({ leaks }) => leaks)).toEqual([]);
    process.stdout.write(
      `${conversations.flatMap(({ sent }) => sent).length} messages, ${files} with files\n`,
    );
  },
  TIMEOUT_MS,
);

test(
  'no change of a password, block or unblock is lost, each is mailed, and a blocked account is closed',
  async () => {
    const isMailed = async (subject: string) => (await account.mails(product.db, subject)) >= account.rounds;
    expect(account.rounds).toBeGreaterThan(0);
    expect(account.leaks).toEqual([]);
    for (const subject of [
      'Your password was changed',
      'Your account is blocked',
      'Your account is no longer blocked',
    ])
      await eventually(() => isMailed(subject), `${account.rounds} mails “${subject}”`);
    process.stdout.write(`${account.rounds} rounds of an account's changes\n`);
  },
  TIMEOUT_MS,
);

test(
  "every account that a thief has moved to another e-mail is its owner's again",
  async () => {
    expect(accounts.recovered.length).toBeGreaterThan(0);
    expect(accounts.leaks).toEqual([]);
    for (const email of accounts.recovered)
      await eventually(
        async () => (await accounts.subjects(email)).includes('Your email address was restored'),
        `the mail to ${email}`,
      );
    // Late, not lost.
    for (const mail of accounts.late)
      await eventually(() => accounts.hasCome(mail), `the mail to ${mail.email}`);
    const { recovered, late } = accounts;
    process.stdout.write(`${recovered.length} accounts taken and recovered, ${late.length} mails late\n`);
  },
  TIMEOUT_MS,
);

test(
  'the sweep leaves no file without an owner and no block without a file',
  async () => {
    await Promise.all(product.apis.map((api) => api.kill()));
    const { databaseUrl, files: folder } = product;
    const app = await createTestApp({ beside: { databaseUrl, files: { folder } } });
    try {
      // The clock alone: `advance` stops at every timer, of which a long run leaves tens of thousands.
      await transaction(app.db, (trx) => addToClockOffset(trx, (DAY + 1) * 1000));
      await app.clock.sync();
      await app.sweep();
      const attached = conversations.flatMap(({ sent }) =>
        sent.flatMap(({ file }) => (file ? [file.id] : [])),
      );
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

test(
  'a process that has ended is not restarted after a kill of the database',
  async () => {
    // The test before has killed them.
    expect(product.apis.map((api) => api.isRunning())).toEqual(product.apis.map(() => false));
    await expect(product.killDatabase()).rejects.toThrow('The API came to an end by itself');
  },
  TIMEOUT_MS,
);

const filesIn = async (db: RunningProduct['db']): Promise<string[]> =>
  (await db.selectFrom('files').select('id').execute()).map(({ id }) => id);

/** Conversations of users who are not among the clients. */
async function openConversations(): Promise<Conversation[]> {
  const customers = await registerUsers(product, 'customer', CONVERSATIONS + 1, 'conversation');
  const freelancers = await registerUsers(product, 'freelancer', CONVERSATIONS, 'conversation');
  const [stranger] = customers.splice(CONVERSATIONS);
  return Promise.all(
    freelancers.map((freelancer, place) => {
      const customer = customers[place];
      if (!customer || !stranger) throw new Error('There is a customer for each freelancer, and one more');
      return Conversation.open(customer, freelancer, stranger, orderOf(product));
    }),
  );
}

/** Runs `happen` under load; afterwards all processes must still run. */
async function expectToLiveThrough(acting: number, happen: () => Promise<unknown>): Promise<void> {
  load.begin(acting);
  const others = [...conversations, account, accounts];
  for (const other of others) other.begin();
  try {
    await happen();
  } finally {
    // All of them, also if one has failed: the next test expects that nobody acts.
    const ended = await Promise.allSettled([load.end(), ...others.map((other) => other.end())]);
    expect(ended.filter(({ status }) => status === 'rejected')).toEqual([]);
  }
  expect(product.apis.map((api) => api.isRunning())).toEqual(product.apis.map(() => true));
}
