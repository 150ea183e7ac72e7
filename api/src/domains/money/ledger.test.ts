import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { transaction, type Trx } from '../../platform/db/index.ts';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { expectBalanced } from '../../testing/ledger.ts';
import { insertEntry } from './ledger.repository.ts';
import { availableOf, holdOf, pendingOf, PSP_CASH } from './rules/accounts.ts';
import type { Entry, Posting } from './rules/entry.ts';
import { accepted, captured } from './rules/project-entries.ts';

const now = new Date('2026-01-01T00:00:00Z');
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const inTransaction = <Result>(work: (trx: Trx) => Promise<Result>) => transaction(app.db, work);
const post = (entry: Entry) => inTransaction((trx) => insertEntry(trx, entry, now));
const entryOf = (postings: readonly Posting[]): Entry => ({
  event: 'captured',
  about: { project: randomUUID() },
  postings,
});
const newProject = () => ({ id: randomUUID(), price: 6_000, feeBasisPoints: 0, freelancerId: randomUUID() });

describe('the ledger', () => {
  test.each(['ledger_entries', 'ledger_postings'])('refuses to change, delete or empty %s', async (table) => {
    await post(captured(newProject()));
    const name = sql.table(table);
    await expect(sql`update ${name} set id = id`.execute(app.db)).rejects.toThrow(/append-only/);
    await expect(sql`delete from ${name}`.execute(app.db)).rejects.toThrow(/append-only/);
    await expect(sql`truncate ${name} cascade`.execute(app.db)).rejects.toThrow(/append-only/);
  });

  test('refuses an entry that does not sum to zero, when the transaction commits', async () => {
    const hold = holdOf(randomUUID());
    await expect(
      post(
        entryOf([
          { ...hold, amount: 100 },
          { ...PSP_CASH, amount: -99 },
        ]),
      ),
    ).rejects.toThrow(/sums to 1/);
    await expect(post(entryOf([]))).rejects.toThrow(/has 0 postings/);
  });

  test('refuses a later posting to a balanced entry', async () => {
    await post(captured(newProject()));
    const late = sql`
      insert into ledger_postings (entry_id, kind, owner_id, amount)
      select id, 'available', ${randomUUID()}, 5 from ledger_entries limit 1`;
    await expect(late.execute(app.db)).rejects.toThrow(/sums to 5/);
  });

  test("refuses to overdraw a user's account", async () => {
    const freelancer = randomUUID();
    const take = entryOf([
      { ...availableOf(freelancer), amount: -1 },
      { ...PSP_CASH, amount: 1 },
    ]);
    await expect(post(take)).rejects.toThrow(/ledger_balances_not_negative/);
    const project = newProject();
    await post(captured(project));
    const tooMuch = entryOf([
      { ...holdOf(project.id), amount: -6_001 },
      { ...pendingOf(freelancer), amount: 6_001 },
    ]);
    await expect(post(tooMuch)).rejects.toThrow(/ledger_balances_not_negative/);
  });

  test('allows each event of a project once', async () => {
    const project = newProject();
    await post(captured(project));
    await expect(post(captured(project))).rejects.toThrow(/ledger_entries_once/);
  });

  test('keeps balances consistent with their postings under concurrency', async () => {
    const freelancerId = randomUUID();
    const projects = Array.from({ length: 20 }, () => ({ ...newProject(), freelancerId }));
    await Promise.all(projects.map((project) => post(captured(project))));
    await Promise.all(projects.map((project) => post(accepted(project))));
    const { balance } = await app.db
      .selectFrom('ledger_balances')
      .select('balance')
      .where('kind', '=', 'pending')
      .where('owner_id', '=', freelancerId)
      .executeTakeFirstOrThrow();
    expect(balance).toBe(20 * 6_000);
    await expectBalanced(app);
  });
});
