import { beforeEach, describe, expect, test } from '@jest/globals';
import { SCOPE_EDITION } from '@metier/contract';
import { marketplace, newPerson, type TestPerson } from '../../../testing/index.ts';
import { seenBy } from '../../../testing/projects.ts';

let customer: TestPerson;
let felix: TestPerson;

const { app, manager, projectAt } = await marketplace();
beforeEach(async () => {
  [customer, felix] = [await newPerson(app, 'customer'), await newPerson(app, 'freelancer')];
});

const finished = () => projectAt('accepted', { customer, freelancer: felix, edits: 2, days: 7 });
const copy = async (project_id: string, invite_executor = false) =>
  (await customer.call('POST /api/projects/copy', { body: { project_id, invite_executor } })).project_id;
const pay = (project_id: string, payment_method = 'pm_card_ok') =>
  customer.send('POST /api/customer/pay', { body: { project_id, payment_method } });
/** Pretends that the catalogue had other prices when the project was ordered. */
const costs = (id: string, price: number) =>
  app.db.updateTable('projects').set({ price }).where('id', '=', id).execute();
/** An edition of the scopes before the present one. */
const EARLIER = SCOPE_EDITION - 1;
/** Pretends that the services included something else when the project was ordered. */
const includedOther = (id: string) =>
  app.db.updateTable('projects').set({ scope_edition: EARLIER }).where('id', '=', id).execute();
const invited = async (project_id: string) =>
  (await customer.call('GET /api/customers/projects/invitations', { query: { project_id } })).invitations.map(
    ({ id }) => id,
  );

describe('a copy', () => {
  test('is an unpaid project with the same brief and the same number of days from today', async () => {
    const source = await finished();
    await app.advance(10 * 86_400);
    const [first, second] = [await seenBy(customer, source), await seenBy(customer, await copy(source))];
    const { name, description, links, type, category_id, edits, is_guarantee, deadline_days, budget } = first;
    expect(second).toMatchObject({ name, description, links, type, category_id, edits, is_guarantee });
    expect(second).toMatchObject({
      status: 'created',
      deadline_days,
      budget,
      edits_left: 2,
      freelancer: null,
    });
    expect(second.money.captured).toBe(0);
    expect(second).not.toHaveProperty('earlier_budget');
    expect(second).not.toHaveProperty('wanted_freelancer');
    expect((await pay(second.id)).status).toBe(200);
    expect(await invited(second.id)).toEqual([]);
  });

  test('is for what the service includes today; an order keeps what it was for, until it is priced again', async () => {
    const source = await finished();
    await includedOther(source);
    const [again, kept] = [await copy(source), await copy(source)];
    expect(await seenBy(customer, again)).toMatchObject({ scope_edition: SCOPE_EDITION });
    await includedOther(kept);
    await pay(kept);
    for (const id of [source, kept])
      expect(await seenBy(customer, id)).toMatchObject({ scope_edition: EARLIER });
    await includedOther(again);
    const { deadline, budget, type, category_id, name, description } = await seenBy(customer, again);
    const body = {
      project_id: again,
      deadline,
      budget,
      type,
      category_id,
      name,
      description,
      edits: 2 as const,
    };
    await customer.call('PUT /api/projects/project', { body });
    expect(await seenBy(customer, again)).toMatchObject({ scope_edition: SCOPE_EDITION });
  });

  test("has today's price, and shows the earlier price until it is edited or paid", async () => {
    const source = await finished();
    const { budget } = await seenBy(customer, source);
    await costs(source, 5_000);
    const id = await copy(source);
    expect(await seenBy(customer, id)).toMatchObject({ budget, earlier_budget: 5_000 });
    const { deadline, type, category_id, links } = await seenBy(customer, id);
    const body = { project_id: id, deadline, budget, type, category_id, edits: 2 as const, links };
    await customer.call('PUT /api/projects/project', { body: { ...body, name: 'B', description: 'C' } });
    expect(await seenBy(customer, id)).not.toHaveProperty('earlier_budget');
    const paid = await copy(source);
    await pay(paid);
    expect(await seenBy(customer, paid)).not.toHaveProperty('earlier_budget');
  });

  test('of a service that is no longer offered is refused, naming the service', async () => {
    const source = await finished();
    await app.db.updateTable('projects').set({ category_id: 99_999 }).where('id', '=', source).execute();
    expect(await customer.send('POST /api/projects/copy', { body: { project_id: source } })).toMatchObject({
      error: { code: 1000, details: { category_id: 'choice' } },
    });
  });

  test('of the project of another is refused', async () => {
    const source = await projectAt('accepted', { freelancer: felix });
    expect(await customer.send('POST /api/projects/copy', { body: { project_id: source } })).toMatchObject({
      error: { code: 1005 },
    });
  });
});

describe('the freelancer to be hired again', () => {
  test('is invited and notified in the transaction of the payment', async () => {
    const id = await copy(await finished(), true);
    const wanted_freelancer = { id: felix.id, first_name: 'Felix', last_name: 'Tester' };
    expect(await seenBy(customer, id)).toMatchObject({ wanted_freelancer });
    expect(await seenBy(manager, id)).toMatchObject({ wanted_freelancer });
    await pay(id);
    expect(await invited(id)).toEqual([felix.id]);
    expect((await app.mailbox(felix.email))[0]?.subject).toBe('Invitation: A logo');
    expect(await seenBy(customer, id)).not.toHaveProperty('wanted_freelancer');
    await felix.call('POST /api/invitations/accept', { body: { project_id: id, take: 1 } });
    expect((await seenBy(customer, id)).freelancer?.id).toBe(felix.id);
  });

  test('is not invited before the payment has succeeded, and only once if its success is reported repeatedly', async () => {
    const id = await copy(await finished(), true);
    await pay(id, 'pm_card_declined');
    expect((await felix.call('GET /api/freelancer/invitations', { query: {} })).total).toBe(0);
    await Promise.all([pay(id), pay(id)]);
    expect((await felix.call('GET /api/freelancer/invitations', { query: {} })).total).toBe(1);
  });

  test('is not invited while blocked: the payment succeeds, and only the customer sees this', async () => {
    const id = await copy(await finished(), true);
    await manager.call('POST /api/manager/accounts/block', { body: { user_id: felix.id, reason: 'Spam' } });
    expect((await pay(id)).status).toBe(200);
    expect(await seenBy(customer, id)).toMatchObject({ status: 'paid', wanted_freelancer: { id: felix.id } });
    expect(await invited(id)).toEqual([]);
    const nora = await newPerson(app, 'freelancer', 'Nora');
    expect(await seenBy(nora, id)).not.toHaveProperty('wanted_freelancer');
    await customer.call('POST /api/customer/invite_freelancer', {
      body: { project_id: id, user_id: nora.id },
    });
    expect(await seenBy(customer, id)).not.toHaveProperty('wanted_freelancer');
  });

  test('must have been the executor', async () => {
    const body = { project_id: await projectAt('paid', { customer }), invite_executor: true };
    expect(await customer.send('POST /api/projects/copy', { body })).toMatchObject({
      error: { code: 1000, details: { invite_executor: 'choice' } },
    });
  });
});
