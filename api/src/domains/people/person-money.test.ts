import { describe, expect, test } from '@jest/globals';
import { DURATIONS, PERSON_FIGURES, type PersonFigure } from '@metier/contract';
import { marketplace, newPerson, type TestPerson } from '../../testing/index.ts';

const { app, manager, projectAt } = await marketplace();

/** The figures of a person's money; each is also the sum of the rows behind it. */
async function figuresOf({ id: user_id }: TestPerson): Promise<Partial<Record<PersonFigure, number>>> {
  const { person } = await manager.call('GET /api/manager/people/person', { query: { user_id } });
  for (const { figure, amount } of person.money) expect(await sumOfRows(user_id, figure)).toBe(amount);
  return Object.fromEntries(person.money.map(({ figure, amount }) => [figure, amount]));
}

async function sumOfRows(user_id: string, figure: PersonFigure): Promise<number> {
  let sum = 0;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await manager.call('GET /api/manager/people/ledger', { query: { user_id, figure, page } });
    sum += answer.rows.reduce((total, { amount }) => total + amount, 0);
    ({ pages } = answer);
  }
  return sum;
}

const priceOf = async (project_id: string) =>
  (await manager.call('GET /api/projects/project', { query: { project_id } })).project.budget;

describe('the figures of a person', () => {
  test('of a customer follow the ledger: paid, held, refunded', async () => {
    const customer = await newPerson(app, 'customer');
    expect(await figuresOf(customer)).toEqual({ paid: 0, held: 0, refunded: 0 });
    const price = await priceOf(await projectAt('started', { customer }));
    await projectAt('accepted', { customer });
    const refunded = await projectAt('paid', { customer });
    await customer.call('POST /api/customer/refund', {
      body: { project_id: refunded, reason: 'Not needed' },
    });
    await app.advance(1);
    const refund = app.db.selectFrom('refunds').select('paid_at').where('project_id', '=', refunded);
    expect((await refund.executeTakeFirst())?.paid_at).toBeInstanceOf(Date);
    expect(await figuresOf(customer)).toEqual({ paid: 3 * price, held: price, refunded: price });
    const held = await app.db
      .selectFrom('ledger_balances as balance')
      .innerJoin('projects as project', 'project.id', 'balance.owner_id')
      .select((of) => of.fn.sum<string>('balance.balance').as('sum'))
      .where('project.customer_id', '=', customer.id)
      .executeTakeFirstOrThrow();
    expect(Number(held.sum)).toBe(price);
  });

  test('of a freelancer are those of their finances, and what was paid out', async () => {
    const freelancer = await newPerson(app, 'freelancer');
    for (const _ of PERSON_FIGURES.freelancer) await projectAt('accepted', { freelancer });
    await app.advance(DURATIONS.guaranteeClearing);
    await projectAt('accepted', { freelancer });
    const payOut = (funds: number) =>
      freelancer.call('POST /api/account/withdrawal', { body: { funds, payment_method: 'pm_card_ok' } });
    await payOut(1_000);
    await app.advance(DURATIONS.payout);
    await payOut(500);
    const { funds, pending, in_payout } = await freelancer.call('GET /api/account/funds', {});
    expect(pending).toBeGreaterThan(0);
    expect(await figuresOf(freelancer)).toEqual({ available: funds, pending, in_payout, paid_out: 1_000 });
    expect(in_payout).toBe(500);
  });

  test('a manager has none', async () => {
    expect(await figuresOf(manager)).toEqual({});
  });
});
