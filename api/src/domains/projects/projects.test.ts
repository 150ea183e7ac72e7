import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { dayAfter } from '@metier/shared-kit/contract';
import { createTestApp, newCustomer, newFreelancer, newManager, type TestApp, type TestPerson } from '../../testing/index.ts';
import * as projects from '../../testing/projects.ts';

const DAY = 86_400;
let app: TestApp;
let customer: TestPerson;
let freelancer: TestPerson;
let manager: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  [freelancer, manager] = [await newFreelancer(app), await newManager(app)];
});
afterAll(() => app.close());
beforeEach(async () => {
  customer = await newCustomer(app);
});

const edit = (project_id: string, changes: object) =>
  customer.send('PUT /api/projects/project', { body: { project_id, ...projects.orderOf(app), ...changes } });
const remove = (project_id: string) => customer.send('DELETE /api/projects/project', { query: { project_id } });
const pageOf = async (query: object = {}) => customer.call('GET /api/customer/my_projects', { query });

describe('an order', () => {
  test('is read back as it was given, in days from its creation', async () => {
    const order = projects.orderOf(app, { days: 7, edits: 2, is_guarantee: true });
    const { project_id } = await customer.call('POST /api/projects/project', { body: order });
    const { budget, ...given } = order;
    expect(budget).toBe(9_894);
    expect(await projects.seenBy(customer, project_id)).toMatchObject({
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

  test('at another price than the right one is refused with the right one', async () => {
    const order = projects.orderOf(app);
    const answer = await customer.send('POST /api/projects/project', { body: { ...order, budget: order.budget - 1 } });
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
    const body = { ...projects.orderOf(app), ...changes } as never;
    expect(await customer.send('POST /api/projects/project', { body })).toMatchObject({ status: 400, error: { code: 1000, details } });
  });
});

describe('a change', () => {
  test('of an unpaid project is priced again', async () => {
    const id = await projects.createdProject(app, customer);
    const order = projects.orderOf(app, { days: 7, edits: 2, is_guarantee: true, name: 'A better logo' });
    expect(await edit(id, { ...order, budget: 1 })).toMatchObject({ error: { code: 1020, details: { budget: 9_894 } } });
    expect((await edit(id, order)).body.project).toMatchObject({ name: 'A better logo', budget: 9_894, edits: 2, is_guarantee: true });
  });

  test('of a paid project reaches only its brief', async () => {
    const id = await projects.paidProject(app, customer);
    const before = await projects.seenBy(customer, id);
    const changed = { ...projects.orderOf(app, { days: 1, edits: 0 }), name: 'A better logo', links: [] };
    expect((await edit(id, changed)).body.project).toMatchObject({ name: 'A better logo', links: [], budget: before.budget, deadline_days: 14, edits: 1 });
  });

  test('comes too late once there is an executor', async () => {
    const id = await projects.assignedProject(app, customer, freelancer);
    expect(await edit(id, {})).toMatchObject({ status: 409, error: { code: 1006, details: { status: 'paid' } } });
  });
});

describe('deleting', () => {
  test('removes an unpaid project for good', async () => {
    const id = await projects.createdProject(app, customer);
    expect((await remove(id)).status).toBe(200);
    expect(await remove(id)).toMatchObject({ status: 404, error: { code: 1005 } });
    expect(await pageOf()).toMatchObject({ projects: [], total: 0 });
  });

  test('a paid project is refused', async () => {
    expect(await remove(await projects.paidProject(app, customer))).toMatchObject({ error: { code: 1006 } });
  });
});

describe('lists', () => {
  test('page through the own projects, newest first', async () => {
    for (let count = 1; count <= 12; count += 1) await projects.createdProject(app, customer, { name: `Logo ${count}` });
    const first = await pageOf();
    expect(first).toMatchObject({ page: 1, pages: 2, total: 12 });
    expect(first.projects.map(({ name }) => name)).toEqual(Array.from({ length: 10 }, (_, index) => `Logo ${12 - index}`));
    const second = await pageOf({ page: 2 });
    expect(second.projects.map(({ name }) => name)).toEqual(['Logo 2', 'Logo 1']);
    expect(await pageOf({ page: 3 })).toMatchObject({ projects: [], page: 3, pages: 2, total: 12 });
  });

  test('filter by one status or several, and offer what can be done', async () => {
    await projects.createdProject(app, customer);
    await projects.paidProject(app, customer);
    await projects.startedProject(app, customer, freelancer);
    const statusesOf = async (status: readonly string[]) => (await pageOf({ status })).projects.map((project) => project.status);
    expect(await statusesOf(['created'])).toEqual(['created']);
    expect(await statusesOf(['created', 'progress'])).toEqual(['progress', 'created']);
    expect(await statusesOf([])).toEqual(['progress', 'paid', 'created']);
    const [row] = (await pageOf({ status: ['created'] })).projects;
    expect(row?.available_actions.map(({ action }) => action)).toEqual(['edit', 'delete', 'pay']);
  });

  test('show a freelancer their own projects and those that look for an executor', async () => {
    const open = await projects.paidProject(app, customer);
    const own = await projects.startedProject(app, customer, freelancer);
    const mine = await freelancer.call('GET /api/freelancer/my_projects', { query: {} });
    expect(mine.projects.map(({ id }) => id)).toContain(own);
    const ids = async (who: TestPerson, query: object) =>
      (await who.call('GET /api/freelancers/open_projects', { query })).projects.map(({ id }) => id);
    expect(await ids(freelancer, {})).toContain(open);
    expect(await ids(freelancer, {})).not.toContain(own);
    expect(await ids(freelancer, { type: ['marketing', 'media'] })).not.toContain(open);
    const marketer = await newFreelancer(app);
    await marketer.call('POST /api/freelancer/profile', { body: { about_me: 'Me', links: [], contacts: 'Mail', category_ids: [1] } });
    expect(await ids(marketer, {})).not.toContain(open);
    expect(await ids(marketer, { type: ['design'] })).toContain(open);
  });

  test('show a manager every project by type and status', async () => {
    const id = await projects.paidProject(app, customer);
    const { projects: rows } = await manager.call('GET /api/projects', { query: { type: ['design', 'media'], status: ['paid'] } });
    expect(rows[0]).toMatchObject({ id, customer: { id: customer.id } });
    expect(await manager.call('GET /api/projects', { query: { type: ['media'] } })).toMatchObject({ projects: [], total: 0 });
  });
});

describe('a freelancer who is not the executor', () => {
  test('sees a project only while it is open, and never what the parties exchange', async () => {
    const other = await newFreelancer(app);
    const created = await projects.createdProject(app, customer);
    const open = await projects.paidProject(app, customer);
    const started = await projects.startedProject(app, customer, freelancer);
    const read = async (project_id: string) => (await other.send('GET /api/projects/project', { query: { project_id } })).status;
    expect([await read(created), await read(open), await read(started)]).toEqual([404, 200, 404]);
    const activity = await other.send('GET /api/projects/project_card/activity', { query: { project_id: open } });
    expect(activity).toMatchObject({ status: 404, error: { code: 1005 } });
  });
});

describe('the executor', () => {
  test('can give the project back before the first delivery, but not after', async () => {
    const give = (project_id: string) => freelancer.send('PUT /api/freelancers/projects/implementation', { body: { project_id, status: 0 } });
    const started = await projects.startedProject(app, customer, freelancer);
    expect((await give(started)).status).toBe(200);
    expect(await projects.seenBy(customer, started)).toMatchObject({ status: 'paid', freelancer: null, due_at: null });
    expect(await give(await projects.deliveredProject(app, customer, freelancer))).toMatchObject({ error: { code: 1006 } });
  });

  test('may deliver without a formal start, and only once until the review', async () => {
    const project_id = await projects.assignedProject(app, customer, freelancer);
    const deliver = () => freelancer.send('POST /api/freelancer/result', { body: { project_id, result: ' Done ' } });
    expect((await deliver()).body.project).toMatchObject({ status: 'checking', deadline: dayAfter(app.clock.now(), 14) });
    expect(await deliver()).toMatchObject({ status: 409, error: { code: 1006, details: { status: 'checking' } } });
    const { results } = await customer.call('GET /api/projects/project_card/results', { query: { projectId: project_id } });
    expect(results).toMatchObject([{ version: 1, result: 'Done' }]);
    await expect(app.db.updateTable('project_results').set({ result: 'Other' }).execute()).rejects.toThrow(/append-only/);
  });

  test('does not read who else was considered', async () => {
    const project_id = await projects.assignedProject(app, customer, freelancer);
    const { activity } = await freelancer.call('GET /api/projects/project_card/activity', { query: { project_id } });
    expect(activity.map(({ what }) => what)).toEqual(['assigned', 'paid', 'created']);
  });
});

test('comments are read by both sides, oldest first', async () => {
  const project_id = await projects.startedProject(app, customer, freelancer);
  const say = (who: TestPerson, text: string) => who.call('POST /api/projects/project_card/comments', { body: { project_id, text } });
  expect((await say(customer, ' Hello ')).comment).toMatchObject({ text: 'Hello', commentator: { id: customer.id } });
  await app.advance(DAY);
  await say(freelancer, 'Good day');
  const { comments, total } = await manager.call('GET /api/projects/project_card/comments', { query: { project_id } });
  expect(total).toBe(2);
  expect(comments.map(({ text }) => text)).toEqual(['Hello', 'Good day']);
});
