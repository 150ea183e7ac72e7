import { beforeAll, describe, expect, test } from '@jest/globals';
import { DURATIONS, LIMITS } from '@metier/contract';
import { sql } from 'kysely';
import { marketplace, newPerson, type TestPerson } from '../../testing/index.ts';
import { readPdf } from '../../testing/read-pdf.ts';

const { app, customer, manager, projectAt } = await marketplace();
let freelancer: TestPerson;
let price: number;
/** Days of the earnings and of the conversions. */
let [earned, converted] = ['', ''];

const today = () => app.clock.now().toISOString().slice(0, 'yyyy-MM-dd'.length);
const shortly = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

beforeAll(async () => {
  freelancer = await newPerson(app, 'freelancer', 'Žofie');
  await projectAt('accepted', { freelancer, name: '=SUM(1,2)' });
  await app.advance(DURATIONS.clearing);
  earned = today();
  await app.advance(2 * 86_400);
  converted = today();
  ({ funds: price } = await freelancer.call('GET /api/account/funds'));
  for (const payment_method of ['pm_card_ok', 'pm_card_declined'])
    await freelancer.call('POST /api/account/withdrawal', { body: { funds: 1_000, payment_method } });
  await app.advance(1);
});

const request = (
  person: TestPerson,
  query: { from: string; to: string; format: 'pdf' | 'csv'; user_id?: string },
  language = 'en',
) => person.send('GET /api/account/statement', { query, headers: { 'accept-language': language } });

/** Rows of the table, without quotes. */
async function csvOf(person: TestPerson, from: string, to: string, language?: string, user_id?: string) {
  const { status, body, headers } = await request(
    person,
    { from, to, format: 'csv', ...(user_id ? { user_id } : {}) },
    language,
  );
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="statement-${from}-${to}.csv"`,
  });
  const text = Buffer.from(body).toString();
  expect(text.startsWith('\uFEFF"')).toBe(true);
  return text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));
}

describe('the table', () => {
  test('has the opening balance, every entry with its day, project and balance, and the closing balance', async () => {
    expect(await csvOf(freelancer, earned, converted)).toEqual([
      ['Date', 'Entry', 'Project', 'In', 'Out', 'Balance'],
      [earned, 'Opening balance', '', '', '', '0'],
      // A name that a spreadsheet would execute as a formula.
      [earned, 'Earnings cleared', "'=SUM(1,2)", String(price), '', String(price)],
      [converted, 'Conversion to money', '', '', '1000', String(price - 1_000)],
      [converted, 'Conversion to money', '', '', '1000', String(price - 2_000)],
      [converted, 'Conversion failed, points returned', '', '1000', '', String(price - 1_000)],
      [converted, 'Closing balance', '', '', '', String(price - 1_000)],
    ]);
  });

  test('begins with what was there before, and has only the entries of its days', async () => {
    const [, opening, ...rest] = await csvOf(freelancer, converted, converted);
    expect(opening?.at(-1)).toBe(String(price));
    expect(rest).toHaveLength(4);
    expect((await csvOf(freelancer, earned, earned)).at(-1)?.at(-1)).toBe(String(price));
  });

  test('of days without entries has the two balances', async () => {
    expect(await csvOf(freelancer, '2020-01-01', '2020-01-31', 'de')).toEqual([
      ['Datum', 'Buchung', 'Projekt', 'Zugang', 'Abgang', 'Saldo'],
      ['2020-01-01', 'Anfangssaldo', '', '', '', '0'],
      ['2020-01-31', 'Endsaldo', '', '', '', '0'],
    ]);
  });

  test.each([
    ['0000-01-01', '9999-12-31'],
    ['0001-01-01', '0001-01-01'],
  ])('of the days %s to %s is no fault of the server', async (from, to) => {
    expect(await csvOf(freelancer, from, to)).not.toHaveLength(0);
  });
});

describe('the PDF', () => {
  const textOf = async (from: string, to: string, language = 'en') => {
    const { body, headers } = await request(freelancer, { from, to, format: 'pdf' }, language);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="statement-${from}-${to}.pdf"`,
    });
    return (await readPdf(body)).join(' ');
  };
  const points = (amount: number) => amount.toLocaleString('en');

  test('has holder, days, sums and every entry', async () => {
    const text = await textOf(earned, converted);
    for (const words of [
      'Account statement',
      'Žofie Tester',
      freelancer.email.split('@')[0] ?? '',
      `${shortly(earned)} – ${shortly(converted)}`,
      `Points in ${points(price + 1_000)} points`,
      'Points out 2,000 points, €20.00',
      `${shortly(earned)} Opening balance 0`,
      `Earnings cleared: =SUM(1,2) ${points(price)} ${points(price)}`,
      `Closing balance ${points(price - 1_000)}`,
      'Preliminary: entries until',
    ])
      // A long address breaks at its hyphens.
      expect(text.replaceAll(' ', '')).toContain(words.replaceAll(' ', ''));
  });

  test('is in the language of its reader, and not preliminary once its days are over', async () => {
    const text = await textOf(earned, earned, 'de');
    expect(text).toMatch(/Kontoauszug.*Anfangssaldo.*Einnahmen freigegeben.*Endsaldo/);
    expect(text).not.toContain('Vorläufig');
  });
});

describe('is refused', () => {
  const march = { from: '2026-03-01', to: '2026-03-31', format: 'csv' } as const;

  test('to customers, and to freelancers for others; managers get the same as the freelancer', async () => {
    expect(await request(customer, march)).toMatchObject({ status: 403, error: { code: 1002 } });
    const user_id = freelancer.id;
    const other = await newPerson(app, 'freelancer');
    for (const query of [
      { ...march, user_id },
      { ...march, format: 'pdf' as const, user_id },
    ])
      expect(await request(other, query)).toMatchObject({ status: 404, error: { code: 1005 } });
    expect(await csvOf(manager, earned, converted, 'en', user_id)).toEqual(
      await csvOf(freelancer, earned, converted),
    );
    expect(await request(manager, { ...march, user_id: customer.id })).toMatchObject({ status: 404 });
  });

  test.each([
    [{ from: '2026-03-31', to: '2026-03-01' }, { to: 'tooSmall' }],
    [{ from: '2026-02-30' }, { from: 'format' }],
    [{ to: 'March' }, { to: 'format' }],
    [{ format: 'xls' }, { format: 'choice' }],
  ])('for %j', async (changes, details) => {
    expect(await request(freelancer, { ...march, ...changes } as typeof march)).toMatchObject({
      status: 400,
      error: { code: 1000, details },
    });
  });

  test('for days with more entries than a statement may have', async () => {
    const busy = await newPerson(app, 'freelancer');
    await sql`
      with ids as (select gen_random_uuid() as id from generate_series(1, ${LIMITS.statementEntries})),
      entry as (
        insert into ledger_entries (event, project_id, occurred_at)
        select 'cleared', id, ${app.clock.now()}::timestamptz from ids returning id
      )
      insert into ledger_postings (entry_id, kind, owner_id, amount)
      select entry.id, kind, owner::uuid, amount from entry,
        (values ('available', ${busy.id}, 100), ('psp_cash', null, -100)) account (kind, owner, amount)`.execute(
      app.db,
    );
    const days = { from: today(), to: today() };
    const pdf = await request(busy, { ...days, format: 'pdf' });
    expect(pdf.status).toBe(200);
    expect((await csvOf(busy, days.from, days.to)).at(-1)?.at(-1)).toBe(
      String(100 * LIMITS.statementEntries),
    );
    await projectAt('accepted', { freelancer: busy });
    await app.advance(DURATIONS.clearing);
    expect(await request(busy, { from: days.from, to: today(), format: 'csv' })).toMatchObject({
      status: 400,
      error: { code: 1000, details: { to: 'tooLarge' } },
    });
  });
});
