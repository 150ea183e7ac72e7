import { beforeEach, describe, expect, test } from '@jest/globals';
import { marketplace, newPerson, type TestPerson } from '../../testing/index.ts';
import { orderOf, seenBy } from '../../testing/projects.ts';

let customer: TestPerson;

const { app, projectAt } = await marketplace();
beforeEach(async () => {
  customer = await newPerson(app, 'customer');
});

const edit = (project_id: string, changes: object) =>
  customer.send('PUT /api/projects/project', { body: { project_id, ...orderOf(app), ...changes } });
const remove = (project_id: string) =>
  customer.send('DELETE /api/projects/project', { query: { project_id } });

describe('an order', () => {
  test('is returned as it was sent, with its days counted from the creation', async () => {
    const order = orderOf(app, { days: 7, edits: 2, is_guarantee: true });
    const { project_id } = await customer.call('POST /api/projects/project', { body: order });
    const { budget, ...given } = order;
    expect(budget).toBe(9_894);
    expect(await seenBy(customer, project_id)).toMatchObject({
      ...given,
      id: project_id,
      budget,
      status: 'created',
      edits_left: 2,
      customer: { id: customer.id, first_name: customer.first_name, last_name: customer.last_name },
      freelancer: null,
      case: 'none',
      due_at: null,
      review_until: null,
      next_timer: null,
    });
  });

  test('has no guarantee by default', async () => {
    const { is_guarantee: _, ...order } = orderOf(app);
    const { project_id } = await customer.call('POST /api/projects/project', { body: order });
    expect((await seenBy(customer, project_id)).is_guarantee).toBe(false);
  });

  test('with a wrong price is refused with the right one', async () => {
    const order = orderOf(app);
    const answer = await customer.send('POST /api/projects/project', {
      body: { ...order, budget: order.budget - 1 },
    });
    expect(answer).toMatchObject({ status: 409, error: { code: 1020, details: { budget: order.budget } } });
  });

  test.each([
    [{ name: ' ' }, { name: 'required' }],
    [{ name: 'x'.repeat(121) }, { name: 'tooLong' }],
    [{ description: '' }, { description: 'required' }],
    [{ links: ['ftp://x.example'] }, { links: 'format' }],
    [{ links: Array.from({ length: 11 }, () => 'https://x.example') }, { links: 'tooLong' }],
    [{ edits: 3 }, { edits: 'choice' }],
    [{ type: 'media' }, { type: 'choice' }],
    [{ type: 'marketing' }, { type: 'choice' }],
    [{ category_id: 1 }, { category_id: 'choice' }],
    [{ deadline: '2020-01-01' }, { deadline: 'tooSmall' }],
    [{ deadline: '2099-01-01' }, { deadline: 'tooLarge' }],
    [{ deadline: 'soon' }, { deadline: 'format' }],
  ])('with %j is refused field by field', async (changes, details) => {
    const body = { ...orderOf(app), ...changes } as never;
    expect(await customer.send('POST /api/projects/project', { body })).toMatchObject({
      status: 400,
      error: { code: 1000, details },
    });
  });
});

describe('a change', () => {
  test('of an unpaid project recomputes the price', async () => {
    const id = await projectAt('created', { customer });
    const order = orderOf(app, { days: 7, edits: 2, is_guarantee: true, name: 'A better logo' });
    expect(await edit(id, { ...order, budget: 1 })).toMatchObject({
      error: { code: 1020, details: { budget: 9_894 } },
    });
    expect((await edit(id, order)).body.project).toMatchObject({
      name: 'A better logo',
      budget: 9_894,
      edits: 2,
      is_guarantee: true,
    });
  });

  test('of a paid project is limited to its brief', async () => {
    const id = await projectAt('paid', { customer });
    const { budget, deadline } = await seenBy(customer, id);
    await app.advance(2 * 86_400);
    const changes = { name: 'A better logo', links: [] };
    for (const same of [{ deadline }, {}]) {
      expect((await edit(id, { ...changes, ...same })).body.project).toMatchObject({
        ...changes,
        budget,
        deadline,
        deadline_days: 14,
        edits: 1,
      });
    }
  });

  test.each([
    ['a day less', () => orderOf(app, { days: 13 })],
    ['another budget', () => ({ budget: 1 })],
    ['another service', () => ({ category_id: 20102 })],
    ['more edits', () => ({ edits: 2 })],
    ['a guarantee', () => ({ is_guarantee: true })],
  ])('of a paid project to %s is refused with the state', async (_, changes) => {
    const id = await projectAt('paid', { customer });
    expect(await edit(id, { name: 'A better logo', ...changes() })).toMatchObject({
      status: 409,
      error: {
        code: 1006,
        details: { status: 'paid', case: 'none', available_actions: expect.any(Array) },
      },
    });
    expect(await seenBy(customer, id)).toMatchObject({ name: 'A logo' });
  });

  test('is refused once there is an executor', async () => {
    const id = await projectAt('assigned', { customer });
    expect(await edit(id, {})).toMatchObject({
      status: 409,
      error: { code: 1006, details: { status: 'paid' } },
    });
  });
});

describe('deleting', () => {
  test('removes an unpaid project for good', async () => {
    const id = await projectAt('created', { customer });
    expect((await remove(id)).status).toBe(200);
    expect(await remove(id)).toMatchObject({ status: 404, error: { code: 1005 } });
    const list = await customer.call('GET /api/customer/my_projects', { query: {} });
    expect(list).toMatchObject({ projects: [], total: 0 });
  });

  test('a paid project is refused', async () => {
    expect(await remove(await projectAt('paid', { customer }))).toMatchObject({ error: { code: 1006 } });
  });
});
