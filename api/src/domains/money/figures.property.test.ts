import { expect, test } from '@jest/globals';
import { FUND_FIGURES, PROJECT_FIGURES, type FundFigure } from '@metier/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { marketplace, type TestPerson } from '../../testing/index.ts';
import { bookFaults } from '../../testing/book-faults.ts';
import { rounds } from '../../testing/rounds.ts';
import { historyOf, startHistory, STEPS, type History, type Step } from './testing/money-history.ts';
import { selectAccountStatement } from '../../views/account-statement.ts';
import { listClearings } from './queries/list-clearings.ts';
import { listLedger } from './queries/list-ledger.ts';
import { readEarnings } from './queries/read-earnings.ts';
import { readFunds } from './queries/read-funds.ts';

const TIMEOUT_MS = 600_000;

const market = await marketplace();
const { app } = market;

type Row = Awaited<ReturnType<typeof listLedger>>['rows'][number];

async function rowsOf(userId: string, figure?: FundFigure, month?: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await listLedger(app.db, userId, {
      page,
      ...(figure && { figure }),
      ...(month && { month }),
    });
    rows.push(...answer.rows);
    pages = answer.pages;
  }
  return rows;
}

/** A row without the field that says whether its project is still the freelancer's. */
const historyOfRow = ({ project, ...row }: Row) => ({ ...row, project: project?.id });

const sumOf = (rows: readonly Row[], figure: FundFigure) =>
  rows.filter((row) => row.figure === figure).reduce((sum, { amount }) => sum + amount, 0);

const DAY_MS = 86_400_000;
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** The pending earnings by project add up to the pending balance; those of open cases have no date. */
async function checkClearings(userId: string, pending: number): Promise<void> {
  const { clearings, rest } = await listClearings(app.db, userId);
  expect(sum(clearings.map(({ amount }) => amount)) + rest.amount).toBe(pending);
  for (const { project, at } of clearings) {
    const { case_state, clears_at } = await app.db
      .selectFrom('projects')
      .select(['case_state', 'clears_at'])
      .where('id', '=', project.id)
      .executeTakeFirstOrThrow();
    expect(at).toBe(case_state === 'none' ? clears_at?.toISOString() : null);
  }
}

/** The statement to now ends with the available balance; two statements that follow each other meet. */
async function checkStatements(userId: string, funds: number, rows: readonly Row[]): Promise<void> {
  const now = app.clock.now().getTime();
  const [beginning, midnight, end] = [new Date(0), new Date(now - (now % DAY_MS)), new Date(now + DAY_MS)];
  const read = async (start: Date, until: Date) => {
    const { opening, entries } = await selectAccountStatement(app.db, userId, { start, end: until });
    const amounts = entries.map(({ amount }) => amount);
    expect(entries.map(({ balance }) => balance)).toEqual(
      amounts.map((_, index) => opening + sum(amounts.slice(0, index + 1))),
    );
    return { opening, amounts, closing: entries.at(-1)?.balance ?? opening };
  };
  const earlier = await read(beginning, midnight);
  const today = await read(midnight, end);
  expect([earlier.opening, earlier.closing, today.closing]).toEqual([0, today.opening, funds]);
  expect([...earlier.amounts, ...today.amounts]).toEqual(
    rows.flatMap(({ figure, amount }) => (figure === 'available' ? [amount] : [])).toReversed(),
  );
}

/** Checks one freelancer's figures against their rows; returns the rows, newest first. */
async function checkedRows(userId: string, before: readonly Row[]): Promise<Row[]> {
  const { funds, next_clearing: _, ...others } = await readFunds(app.db, userId);
  const rows = await rowsOf(userId);
  const sums = Object.fromEntries(FUND_FIGURES.map((figure) => [figure, sumOf(rows, figure)]));
  expect(sums).toEqual({ available: funds, ...others });
  await checkClearings(userId, others.pending);
  await checkStatements(userId, funds, rows);
  const { months } = await readEarnings(app.db, userId, app.clock.now());
  for (const { month, amount } of months.slice(-2))
    expect(sum((await rowsOf(userId, undefined, month)).map((row) => row.amount))).toBe(amount);
  // Rows are immutable: a figure changes only by new rows.
  expect(rows.slice(rows.length - before.length).map(historyOfRow)).toEqual(before.map(historyOfRow));
  return rows;
}

/** The figures of a project's money are the sums of their rows, and sum to what was paid. */
async function checkProject({ call }: TestPerson, project_id: string): Promise<void> {
  const { money } = (await call('GET /api/projects/project', { query: { project_id } })).project;
  const sums = PROJECT_FIGURES.map(async (figure) => {
    const { rows } = await call('GET /api/projects/project_card/money', { query: { project_id, figure } });
    const times = rows.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    return [figure, sum(rows.map(({ amount }) => amount))];
  });
  const { released, clears_at: _, ...others } = money;
  expect(money.held + released + money.fee + money.refunded).toBe(money.captured);
  const { rows } = await sql<{ paid: number }>`
    select -posting.amount as paid from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
    where entry.project_id = ${project_id} and entry.event = 'captured' and posting.kind = 'psp_cash'`.execute(
    app.db,
  );
  expect(rows).toEqual([{ paid: money.captured }]);
  expect(Object.fromEntries(await Promise.all(sums))).toEqual({
    ...others,
    available: released - money.pending,
  });
}

async function walk(history: History, steps: readonly Step[]): Promise<void> {
  const shown = new Map<string, Row[]>();
  for (const step of steps) {
    await history.take(step);
    for (const { id } of history.freelancers) shown.set(id, await checkedRows(id, shown.get(id) ?? []));
    for (const { id } of history.projects) await checkProject(history.customer, id);
  }
  for (const [id, rows] of shown)
    for (const figure of FUND_FIGURES)
      expect(await rowsOf(id, figure)).toEqual(rows.filter((row) => row.figure === figure));
}

/** Every way a project and a withdrawal can end; random histories follow. */
const WAYS = [
  historyOf('assign', 'give back', 'assign', 'refund'),
  historyOf('assign', { wait: 2 }, { wait: 18 }),
  historyOf('assign', 'start', 'refund', 'agree to refund'),
  historyOf(
    'assign',
    'start',
    'deliver',
    'refund',
    'refuse refund',
    'decide for both',
    { wait: 7 },
    { withdraw: 500 },
  ),
  historyOf('assign', 'complain', 'decide for the customer', 'appeal', 'decide for both'),
  historyOf('assign', 'complain', 'decide for both', 'appeal', 'decide for the customer'),
  historyOf('assign', 'complain', 'decide for the customer', { wait: 7 }),
  historyOf('assign', 'start', 'deliver', 'send back', 'deliver', 'accept', 'refund', 'agree to refund'),
  historyOf('assign', 'start', 'deliver', 'accept', 'complain', 'decide for both', { wait: 7 }),
  historyOf(
    'assign',
    'start',
    'deliver',
    { wait: 7 },
    { wait: 4 },
    { withdraw: 500 },
    { withdraw: 500, card: 'pm_card_declined' },
    { wait: 1 },
    { wait: 1 },
  ),
];

test(
  'the rows of every figure add up to it after each step of any history, and no row disappears',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(STEPS, { minLength: 8, maxLength: 24 }), async (steps) => {
        await walk(await startHistory(market), steps);
      }),
      { examples: WAYS.map((steps) => [steps]), numRuns: WAYS.length + rounds(6), endOnFailure: true },
    );
    const { rows } = await sql<{
      event: string;
    }>`select distinct event from held_rows order by event`.execute(app.db);
    expect(rows.map(({ event }) => event)).toEqual([
      'accepted',
      'assigned',
      'refund_decided',
      'settled',
      'unassigned',
    ]);
    expect(await bookFaults(app.db)).toEqual([]);
  },
  TIMEOUT_MS,
);
