import { beforeEach, describe, expect, test } from '@jest/globals';
import { marketplace, newPerson, type TestPerson } from '../../testing/index.ts';
import { expectBalanced } from '../../testing/ledger.ts';

const DAY = 86_400;
let freelancer: TestPerson;
let funds: number;

const withdraw = (amount: number, headers: Record<string, string> = {}) =>
  freelancer.send('POST /api/account/withdrawal', { body: { funds: amount }, headers });

const { app, customer, projectAt } = await marketplace();

beforeEach(async () => {
  freelancer = await newPerson(app, 'freelancer');
  await projectAt('accepted', { freelancer });
  await app.advance(3 * DAY);
  funds = (await freelancer.call('GET /api/account/funds')).funds;
});

describe('a withdrawal', () => {
  test.each([
    [49, 1031],
    [9_001, 1031],
    [0, 1031],
    [-50, 1031],
    [2 ** 53, 1031],
  ])('of %d points is refused with %d', async (amount, code) => {
    expect(await withdraw(amount)).toMatchObject({ status: 400, error: { code } });
  });

  test('of more than is available is refused with the available amount', async () => {
    expect(await withdraw(funds + 1)).toMatchObject({
      status: 409,
      error: { code: 1030, details: { available: funds } },
    });
  });

  test.each([{ funds: 50.5 }, { funds: '50' }, {}])(
    'of a fraction of a point is invalid: %p',
    async (body) => {
      const answer = await freelancer.send('POST /api/account/withdrawal', { body: body as never });
      expect(answer).toMatchObject({ status: 400, error: { code: 1000 } });
    },
  );

  test('of everything leaves nothing, is paid out and balances', async () => {
    expect((await withdraw(funds)).body).toEqual({ funds: 0 });
    await app.advance(DAY);
    const { rows } = await app.db
      .selectFrom('withdrawals')
      .selectAll()
      .where('freelancer_id', '=', freelancer.id)
      .execute()
      .then((found) => ({ rows: found }));
    expect(rows).toMatchObject([{ amount: funds, state: 'paid' }]);
    await expectBalanced(app, { payout: 0 });
  });

  test('with the same key is made once', async () => {
    const headers = { 'idempotency-key': '7a0a3b9e-0000-4000-8000-000000000001' };
    expect((await withdraw(100, headers)).body).toEqual({ funds: funds - 100 });
    const again = await withdraw(100, headers);
    expect(again.body).toEqual({ funds: funds - 100 });
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await withdraw(200, headers)).toMatchObject({ status: 422, error: { code: 1013 } });
    expect((await freelancer.call('GET /api/account/funds')).funds).toBe(funds - 100);
  });

  test('of everything succeeds once among concurrent ones', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => withdraw(funds)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error?.code))).toEqual(
      new Set([1030]),
    );
    expect((await freelancer.call('GET /api/account/funds')).funds).toBe(0);
    await expectBalanced(app);
  });
});

describe('funds', () => {
  test('show what customers hold, equal the sums of the ledger, and have pages', async () => {
    await projectAt('accepted', { freelancer });
    const figures = await freelancer.call('GET /api/account/funds');
    for (const [figure, total] of [
      ['available', figures.funds],
      ['pending', figures.pending],
      ['held', figures.held],
      ['in_payout', figures.in_payout],
    ] as const) {
      const { rows } = await freelancer.call('GET /api/account/ledger', { query: { figure } });
      expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    }
    const all = await freelancer.call('GET /api/account/ledger', { query: {} });
    expect(all).toMatchObject({ page: 1, pages: 1, total: 8 });
    expect(await freelancer.call('GET /api/account/ledger', { query: { page: 2 } })).toMatchObject({
      rows: [],
      total: 8,
    });
  });

  test('name what clears next: the earliest, and nothing whose project has an open case', async () => {
    const next = async () => (await freelancer.call('GET /api/account/funds')).next_clearing;
    const guaranteed = await projectAt('accepted', { freelancer, is_guarantee: true, edits: 2 });
    const { pending: later } = await freelancer.call('GET /api/account/funds');
    const id = await projectAt('accepted', { freelancer });
    const { pending: both } = await freelancer.call('GET /api/account/funds');
    expect((await next())?.amount).toBe(both - later);
    await customer.call('POST /api/customer/refund', { body: { project_id: id } });
    expect((await next())?.amount).toBe(later);
    await customer.call('POST /api/customer/refund', { body: { project_id: guaranteed } });
    expect(await next()).toBeNull();
  });

  test('of somebody who never earned are nothing', async () => {
    const beginner = await newPerson(app, 'freelancer');
    expect(await beginner.call('GET /api/account/funds')).toEqual({
      funds: 0,
      pending: 0,
      held: 0,
      in_payout: 0,
      next_clearing: null,
    });
    expect(await beginner.call('GET /api/account/ledger', { query: {} })).toEqual({
      rows: [],
      page: 1,
      pages: 1,
      total: 0,
    });
  });

  test('cannot be converted by a customer, nor seen by a visitor', async () => {
    const refused = await customer.send('POST /api/account/withdrawal', { body: { funds: 50 } });
    expect(refused).toMatchObject({ status: 403, error: { code: 1002 } });
  });
});
