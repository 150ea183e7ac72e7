import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { LIMITS } from '@metier/contract';
import { sql } from 'kysely';
import { expectProjectBalanced } from '../../testing/ledger.ts';
import { marketplace, newPerson, type TestPerson } from '../../testing/index.ts';
import { agreeToDecision } from '../../testing/projects.ts';
import { enter, invoiceOf, NO_REQUISITES, REQUISITES, requisitesOf } from './testing/invoices.ts';

const DAY = 86_400;
let customer: TestPerson;

const { app, freelancer, manager, projectAt } = await marketplace();
beforeEach(async () => {
  customer = await newPerson(app, 'customer');
});

const invoices = (query: { period?: string; page?: number } = {}) =>
  customer.call('GET /api/customer/invoices', { query });
const months = async () => (await customer.call('GET /api/customer/spending')).months;
const monthOf = (moment: Date) => moment.toISOString().slice(0, 'yyyy-MM'.length);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** A completed project that a manager divides; both sides agree. */
async function divide(share: number): Promise<string> {
  const project_id = await projectAt('disputed', { customer });
  await manager.call('POST /api/manager/cases/resolve', {
    body: { project_id, freelancer_share: share, reason: 'Half of it was delivered' },
  });
  await agreeToDecision({ customer, freelancer, project_id });
  return project_id;
}

describe('the figures equal the ledger', () => {
  test('after payments, a refund and a division, in the months in which they happened', async () => {
    const paid = await projectAt('accepted', { customer });
    await app.advance(35 * DAY);
    const refunded = await projectAt('paid', { customer });
    await app.advance(10 * DAY);
    await customer.call('POST /api/customer/refund', { body: { project_id: refunded } });
    const divided = await divide(2_501);

    const projects = [paid, refunded, divided];
    const balances = await Promise.all(projects.map((id) => expectProjectBalanced(app, id)));
    const captured = sumOf(balances.map((sums) => sums.captured));
    const back = sumOf(balances.map((sums) => sums.refunded));
    expect(balances[2]?.refunded).toBe((balances[2]?.price ?? 0) - 2_501);

    const spent = await months();
    expect(spent).toHaveLength(12);
    expect(sumOf(spent.map((month) => month.paid))).toBe(captured);
    expect(sumOf(spent.map((month) => month.refunded))).toBe(back);
    expect(await invoices()).toMatchObject({ paid: captured, refunded: back, total: 3 });
    const { rows } = await sql<{ month: string; net: number }>`
      select to_char(e.occurred_at at time zone 'UTC', 'YYYY-MM') as month,
        sum(case when p.kind = 'hold' then p.amount else -p.amount end)::bigint as net
      from ledger_entries e join ledger_postings p on p.entry_id = e.id
      where e.project_id = any (${projects}::uuid[])
        and (e.event = 'captured' and p.kind = 'hold' or e.event <> 'refund_paid' and p.kind = 'refund_payable')
      group by 1 order by 1`.execute(app.db);
    expect(
      spent
        .filter((month) => month.paid > 0 || month.refunded > 0)
        .map((month) => ({
          month: month.month,
          net: month.paid - month.refunded,
        })),
    ).toEqual(rows);
  });

  test('each month opens to rows with the same sums', async () => {
    const first = await projectAt('paid', { customer });
    const paidIn = monthOf(app.clock.now());
    await app.advance(40 * DAY);
    const backIn = monthOf(app.clock.now());
    const other = await projectAt('created', { customer });
    await customer.call('POST /api/customer/pay', {
      body: { project_id: other, payment_method: 'pm_card_ok' },
    });
    for (const month of await months()) {
      const { paid, refunded, invoices: rows } = await invoices({ period: month.month });
      expect({ month: month.month, paid, refunded }).toEqual(month);
      expect(sumOf(rows.map((row) => row.paid))).toBe(paid);
      expect(sumOf(rows.map((row) => row.refunded))).toBe(refunded);
    }
    expect((await invoices({ period: paidIn })).invoices.map((row) => row.project_id)).toEqual([first]);
    expect((await invoices({ period: backIn })).invoices.map((row) => row.project_id)).toContain(other);
  });

  test('a project that nobody takes is refunded in its own month', async () => {
    const project_id = await projectAt('paid', { customer });
    const { invoices: before } = await invoices();
    await app.advance(40 * DAY);
    const backIn = monthOf(new Date(app.clock.now().getTime() - 26 * DAY * 1000));
    const [row] = (await invoices({ period: backIn })).invoices;
    expect(row).toMatchObject({ project_id, refunded: before[0]?.paid });
  });
});

describe('the list of invoices', () => {
  test('has the number of the payment, then that of its correction, and is empty at first', async () => {
    expect(await invoices()).toMatchObject({ invoices: [], paid: 0, refunded: 0, years: [], total: 0 });
    const project_id = await projectAt('billed', { customer });
    const { number } = await invoiceOf(customer, project_id);
    expect((await invoices()).invoices).toMatchObject([{ number, project_id, project_name: 'A logo' }]);
    await enter(customer, project_id, { companyName: 'Corrected Ltd' });
    const corrected = await invoiceOf(customer, project_id);
    expect(corrected.number).not.toBe(number);
    expect((await invoices()).invoices).toMatchObject([{ number: corrected.number, project_id }]);
  });

  test('is filtered by year, ten a page, and exported as a whole', async () => {
    for (let count = 0; count < 11; count += 1) await projectAt('paid', { customer });
    const year = app.clock.now().getUTCFullYear();
    const page = await invoices({ period: String(year), page: 2 });
    expect(page).toMatchObject({ total: 11, pages: 2, page: 2, years: [year] });
    expect(page.invoices).toHaveLength(1);
    expect((await invoices({ period: String(year - 1) })).total).toBe(0);
    const all = await customer.call('GET /api/customer/invoices/export', { query: {} });
    expect(all.invoices).toHaveLength(11);
    expect(all.invoices.map(({ number }) => number)).toEqual(
      all.invoices
        .map(({ number }) => number)
        .toSorted()
        .toReversed(),
    );
    expect(sumOf(all.invoices.map(({ paid }) => paid))).toBe(page.paid);
    const limit = jest.replaceProperty(LIMITS, 'exportRows', 10 as never);
    const { body } = await customer.send('GET /api/customer/invoices/export', { query: {} });
    limit.restore();
    expect(body).toMatchObject({ error: { code: 1000, details: { period: 'tooLarge' } } });
  });

  test('of somebody else is not shown', async () => {
    await projectAt('paid', { customer });
    customer = await newPerson(app, 'customer');
    expect((await invoices()).total).toBe(0);
    expect((await months()).every(({ paid, refunded }) => paid === 0 && refunded === 0)).toBe(true);
  });

  test.each(['26', '2026-13', '2026-1', "2026' or 1=1"])('refuses the period %j', async (period) => {
    expect((await customer.send('GET /api/customer/invoices', { query: { period } })).error?.code).toBe(1000);
  });
});

describe('the billing profile', () => {
  test('is offered for each project, but keeps out of those with details of their own', async () => {
    const own = await projectAt('created', { customer });
    const other = await projectAt('created', { customer });
    expect(await customer.call('GET /api/customer/requisites')).toEqual(NO_REQUISITES);
    await enter(customer, own, { companyName: 'For this one' });
    expect(await customer.call('POST /api/customer/requisites', { body: REQUISITES })).toEqual(REQUISITES);
    expect(await customer.call('GET /api/customer/requisites')).toEqual(REQUISITES);
    expect((await requisitesOf(customer, other)).body).toEqual(REQUISITES);
    expect((await requisitesOf(customer, own)).body).toMatchObject({ companyName: 'For this one' });
  });

  test.each([{ inn: '' }, { companyName: ' ' }, { bankName: 'a\nb' }])('refuses %j', async (change) => {
    const { error } = await customer.send('POST /api/customer/requisites', {
      body: { ...REQUISITES, ...change },
    });
    expect(error?.code).toBe(1000);
  });
});
