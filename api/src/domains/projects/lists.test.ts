import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ProjectSort } from '@metier/contract';
import { marketplace, newPerson, type TestPerson } from '../../testing/index.ts';

let customer: TestPerson;

const { app, freelancer, manager, projectAt } = await marketplace();
beforeEach(async () => {
  customer = await newPerson(app, 'customer');
});

const pageOf = async (query: object = {}) => customer.call('GET /api/customer/my_projects', { query });

/** The customer's projects in a manager's sorted list, over all pages. */
async function sorted(sort?: ProjectSort) {
  const query = { type: ['design' as const], ...(sort && { sort }) };
  const { pages } = await manager.call('GET /api/projects', { query });
  const answers = await Promise.all(
    Array.from({ length: pages }, (_, index) =>
      manager.call('GET /api/projects', { query: { ...query, page: index + 1 } }),
    ),
  );
  return answers.flatMap(({ projects: rows }) => rows).filter((row) => row.customer.id === customer.id);
}
const namesBy = async (sort?: ProjectSort) => (await sorted(sort)).map(({ name }) => name);

describe('lists', () => {
  test("page through the caller's own projects, newest first", async () => {
    for (let count = 1; count <= 12; count += 1)
      await projectAt('created', { customer, name: `Logo ${count}` });
    const first = await pageOf();
    expect(first).toMatchObject({ page: 1, pages: 2, total: 12 });
    expect(first.projects.map(({ name }) => name)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Logo ${12 - index}`),
    );
    const second = await pageOf({ page: 2 });
    expect(second.projects.map(({ name }) => name)).toEqual(['Logo 2', 'Logo 1']);
    expect(await pageOf({ page: 3 })).toMatchObject({ projects: [], page: 3, pages: 2, total: 12 });
  });

  test("sort the caller's own projects", async () => {
    for (const name of ['Banner', 'Anthem', 'Card']) await projectAt('created', { customer, name });
    const { projects } = await pageOf({ sort: 'name' });
    expect(projects.map(({ name }) => name)).toEqual(['Anthem', 'Banner', 'Card']);
  });

  test('filter by one status or several, and contain the available actions', async () => {
    await projectAt('created', { customer });
    await projectAt('paid', { customer });
    await projectAt('started', { customer });
    const statusesOf = async (status: readonly string[]) =>
      (await pageOf({ status })).projects.map((project) => project.status);
    expect(await statusesOf(['created'])).toEqual(['created']);
    expect(await statusesOf(['created', 'progress'])).toEqual(['progress', 'created']);
    expect(await statusesOf([])).toEqual(['progress', 'paid', 'created']);
    const [row] = (await pageOf({ status: ['created'] })).projects;
    expect(row?.available_actions.map(({ action }) => action)).toEqual(['edit', 'delete', 'pay']);
    expect(row?.due_at).toBeNull();
    const [running] = (await pageOf({ status: ['progress'] })).projects;
    expect(running?.due_at?.slice(0, 10)).toBe(running?.deadline);
  });

  test('tell since when a project without a deadline is what it is', async () => {
    const start = app.clock.now().getTime();
    const made = await projectAt('created', { customer });
    const refunded = await projectAt('paid', { customer });
    const accepted = await projectAt('delivered', { customer });
    const disputed = await projectAt('refund asked', { customer });
    await app.advance(86_400);
    await customer.call('POST /api/customer/refund', { body: { project_id: refunded } });
    await customer.call('POST /api/customer/acceptance', { body: { project_id: accepted, accept: 1 } });
    await freelancer.call('POST /api/freelancer/refund', { body: { project_id: disputed, agree: 0 } });
    await app.advance(86_400);
    await freelancer.call('POST /api/projects/case/offer', {
      body: { project_id: disputed, freelancer_share: 0 },
    });
    const underWay = await projectAt('started', { customer });
    const dayOfRow = (at: string | null) => at && Math.floor((Date.parse(at) - start) / 86_400_000);
    const days = (await pageOf()).projects.map(({ id, state_since }) => [id, dayOfRow(state_since)]);
    expect(Object.fromEntries(days)).toEqual({
      [made]: 0,
      [refunded]: 1,
      [accepted]: 1,
      [disputed]: 1,
      [underWay]: null,
    });
  });

  test('show a freelancer their own projects and open ones', async () => {
    const open = await projectAt('paid', { customer });
    const own = await projectAt('started', { customer });
    const mine = await freelancer.call('GET /api/freelancer/my_projects', { query: {} });
    expect(mine.projects.map(({ id }) => id)).toContain(own);
    const ids = async (who: TestPerson, query: object) =>
      (await who.call('GET /api/freelancers/open_projects', { query })).projects.map(({ id }) => id);
    expect(await ids(freelancer, {})).toContain(open);
    expect(await ids(freelancer, {})).not.toContain(own);
    expect(await ids(freelancer, { type: ['marketing', 'media'] })).not.toContain(open);
    const marketer = await newPerson(app, 'freelancer');
    await marketer.call('POST /api/freelancer/profile', {
      body: { about_me: 'Me', links: ['https://me.example'], contacts: 'Mail', category_ids: [1] },
    });
    expect(await ids(marketer, {})).not.toContain(open);
    expect(await ids(marketer, { type: ['design'] })).toContain(open);
    expect(await ids(marketer, { type: ['all'] })).toContain(open);
  });

  test('are not filtered by the type all', async () => {
    const every = await manager.call('GET /api/projects', { query: {} });
    expect(await manager.call('GET /api/projects', { query: { type: ['all', 'media'] } })).toEqual(every);
  });

  test('show a manager every project by type and status', async () => {
    const id = await projectAt('paid', { customer });
    const { projects: rows } = await manager.call('GET /api/projects', {
      query: { type: ['design', 'media'], status: ['paid'] },
    });
    expect(rows[0]).toMatchObject({ id, customer: { id: customer.id } });
    expect(await manager.call('GET /api/projects', { query: { type: ['media'] } })).toMatchObject({
      projects: [],
      total: 0,
    });
  });

  test('are sorted for a manager by name, deadline or budget, upwards and downwards, over all pages', async () => {
    const names = Array.from(
      { length: 12 },
      (_, index) => `${index % 2 ? 'Sorted' : 'sorted'} ${10 + index}`,
    );
    for (const [index, name] of names.toReversed().entries())
      await projectAt('created', { customer, name, days: index + 1 });
    expect(await namesBy()).toEqual(names);
    expect(await namesBy('name')).toEqual(names);
    expect(await namesBy('-name')).toEqual(names.toReversed());
    expect(await namesBy('deadline')).toEqual(names.toReversed());
    expect(await namesBy('-deadline')).toEqual(names);
    // Each additional day makes it cheaper.
    const budgets = (await sorted('budget')).map(({ budget }) => budget);
    expect(budgets).toEqual(budgets.toSorted((one, other) => one - other));
    expect((await sorted('-budget')).map(({ budget }) => budget)).toEqual(budgets.toReversed());
  });

  test('are sorted by name with a natural collation', async () => {
    const names = ['Ablage', 'Änderung', 'ära', 'Zettel', 'éclair', 'Zoo'];
    const alphabet = ['Ablage', 'Änderung', 'ära', 'éclair', 'Zettel', 'Zoo'];
    for (const name of names) await projectAt('created', { customer, name });
    expect(await namesBy('name')).toEqual(alphabet);
    expect(await namesBy('-name')).toEqual(alphabet.toReversed());
  });

  test('are sorted by deadline as displayed: dates first, then the days of unstarted projects', async () => {
    const order = (name: string, days: number) => projectAt('created', { customer, name, days });
    await order('9 days', 9);
    await projectAt('started', { customer, name: 'later', days: 20 });
    await app.advance(3 * 86_400);
    await order('3 days', 3);
    await projectAt('started', { customer, name: 'sooner', days: 10 });
    await projectAt('paid', { customer, name: '5 days', days: 5 });
    const told = ['sooner', 'later', '3 days', '5 days', '9 days'];
    expect(await namesBy('deadline')).toEqual(told);
    expect(await namesBy('-deadline')).toEqual(told.toReversed());
  });

  test('cannot be sorted by other fields', async () => {
    const { status } = await manager.send('GET /api/projects', { query: { sort: 'id' as 'name' } });
    expect(status).toBe(400);
  });
});
