import { beforeEach, describe, expect, test } from '@jest/globals';
import { dayAfter } from '@metier/contract';
import { marketplace, newPerson, type TestPerson } from '../../../testing/index.ts';
import { seenBy } from '../../../testing/projects.ts';

const DAY = 86_400;
let customer: TestPerson;

const { app, freelancer, projectAt } = await marketplace();
beforeEach(async () => {
  customer = await newPerson(app, 'customer');
});

describe('a freelancer who is not the executor', () => {
  test("sees a project only while it is open, and never the parties' work and messages", async () => {
    const other = await newPerson(app, 'freelancer');
    const created = await projectAt('created', { customer });
    const open = await projectAt('paid', { customer });
    const started = await projectAt('started', { customer });
    const read = async (project_id: string) =>
      (await other.send('GET /api/projects/project', { query: { project_id } })).status;
    expect([await read(created), await read(open), await read(started)]).toEqual([404, 200, 404]);
    const activity = await other.send('GET /api/projects/project_card/activity', {
      query: { project_id: open },
    });
    expect(activity).toMatchObject({ status: 404, error: { code: 1005 } });
  });
});

describe('the executor', () => {
  test('can give the project back before the first delivery, but not after', async () => {
    const give = (project_id: string) =>
      freelancer.send('PUT /api/freelancers/projects/implementation', { body: { project_id, status: 0 } });
    const started = await projectAt('started', { customer });
    expect((await give(started)).status).toBe(200);
    expect(await seenBy(customer, started)).toMatchObject({
      status: 'paid',
      freelancer: null,
      due_at: null,
    });
    expect(await give(await projectAt('delivered', { customer }))).toMatchObject({
      error: { code: 1006 },
    });
  });

  test('may deliver without a formal start, and only once until the review', async () => {
    const project_id = await projectAt('assigned', { customer });
    const deliver = () =>
      freelancer.send('POST /api/freelancer/result', { body: { project_id, result: ' Done ' } });
    expect((await deliver()).body.project).toMatchObject({
      status: 'checking',
      deadline: dayAfter(app.clock.now(), 14),
    });
    expect(await deliver()).toMatchObject({
      status: 409,
      error: { code: 1006, details: { status: 'checking' } },
    });
    const { results } = await customer.call('GET /api/projects/project_card/results', {
      query: { projectId: project_id },
    });
    expect(results).toMatchObject([{ version: 1, result: 'Done' }]);
    await expect(app.db.updateTable('project_results').set({ result: 'Other' }).execute()).rejects.toThrow(
      /append-only/,
    );
  });

  test('cannot read who else was considered', async () => {
    const project_id = await projectAt('assigned', { customer });
    const { activity } = await freelancer.call('GET /api/projects/project_card/activity', {
      query: { project_id },
    });
    expect(activity.map(({ what }) => what)).toEqual(['assigned', 'paid', 'created']);
    const invited = await freelancer.call('GET /api/projects/project_card/activity', {
      query: { project_id, what: ['invited'] },
    });
    expect(invited).toEqual({ activity: [], page: 1, pages: 1, total: 0 });
  });
});

test('activities have ten rows a page, newest first, all or some kinds', async () => {
  const project_id = await projectAt('paid', { customer });
  for (let times = 1; times <= 6; times += 1)
    for (const take of [1, 0] as const)
      await freelancer.call('POST /api/freelancer/take_project', { body: { project_id, take } });
  const read = (query: object) =>
    customer.call('GET /api/projects/project_card/activity', { query: { project_id, ...query } });
  const first = await read({});
  expect(first).toMatchObject({ page: 1, pages: 2, total: 14 });
  expect(first.activity.map(({ what }) => what).slice(0, 2)).toEqual(['response_withdrawn', 'responded']);
  expect(first.activity).toHaveLength(10);
  const second = await read({ page: 2 });
  expect(second.activity.map(({ what }) => what).slice(-2)).toEqual(['paid', 'created']);
  const some = await read({ what: ['created', 'paid', 'cleared'] });
  expect(some).toMatchObject({ activity: [{ what: 'paid' }, { what: 'created' }], pages: 1, total: 2 });
});

test('comments can be read by both sides, oldest first', async () => {
  const project_id = await projectAt('started', { customer });
  const say = (who: TestPerson, text: string) =>
    who.call('POST /api/projects/project_card/comments', { body: { project_id, text } });
  expect((await say(customer, ' Hello ')).comment).toMatchObject({
    text: 'Hello',
    commentator: { id: customer.id },
  });
  await app.advance(DAY);
  await say(freelancer, 'Good day');
  const { comments, total } = await customer.call('GET /api/projects/project_card/comments', {
    query: { project_id },
  });
  expect(total).toBe(2);
  expect(comments.map(({ text }) => text)).toEqual(['Hello', 'Good day']);
});
