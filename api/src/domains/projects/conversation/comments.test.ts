import { beforeEach, describe, expect, test } from '@jest/globals';
import { marketplace, newPerson, type TestPerson } from '../../../testing/index.ts';
import { respond, say, textsOf } from './testing/conversation-calls.ts';

let customer: TestPerson;
let felix: TestPerson;

const { app, freelancer: nora, manager, projectAt } = await marketplace();
beforeEach(async () => {
  [customer, felix] = [await newPerson(app, 'customer'), await newPerson(app, 'freelancer')];
});

const project = (stage: 'paid' | 'started') => projectAt(stage, { customer, freelancer: felix });

describe('the comments of the seed', () => {
  const comments = (who: TestPerson, project_id: string, freelancer_id?: string) =>
    who.send('GET /api/projects/project_card/comments', {
      query: { project_id, ...(freelancer_id === undefined ? {} : { freelancer_id }) },
    });
  const comment = (who: TestPerson, project_id: string, freelancer_id?: string) =>
    who.send('POST /api/projects/project_card/comments', {
      body: { project_id, text: 'Hello', ...(freelancer_id === undefined ? {} : { freelancer_id }) },
    });

  test('are the undeleted messages with the executor', async () => {
    const project_id = await project('started');
    await comment(customer, project_id);
    const { id: message_id } = await say(felix, project_id, felix, 'Oops');
    await felix.call('DELETE /api/conversations/messages', { query: { message_id } });
    expect((await comments(felix, project_id)).body).toMatchObject({
      comments: [{ text: 'Hello', commentator: { id: customer.id } }],
      total: 1,
    });
    expect(await textsOf(felix, project_id, felix)).toEqual(['Hello', '']);
  });

  test('go to the only candidate, or to the named one of several', async () => {
    const project_id = await project('paid');
    const refused = { error: { code: 1006, details: { conversation: 'no_freelancer' } } };
    expect((await comments(customer, project_id)).body).toMatchObject({ comments: [], total: 0 });
    expect(await comment(customer, project_id)).toMatchObject(refused);
    await respond(felix, project_id);
    expect((await comment(customer, project_id)).status).toBe(200);
    expect((await comments(felix, project_id)).body).toMatchObject({ comments: [{ text: 'Hello' }] });
    await respond(nora, project_id);
    expect(await comment(customer, project_id)).toMatchObject(refused);
    expect(await comments(customer, project_id)).toMatchObject(refused);
    expect((await comment(customer, project_id, nora.id)).status).toBe(200);
    expect((await comments(nora, project_id)).body.total).toBe(1);
  });

  test('with a candidate are hidden from managers; without one there are none', async () => {
    const project_id = await project('paid');
    expect((await comments(manager, project_id)).body).toMatchObject({ comments: [], total: 0 });
    await respond(felix, project_id, 'I would');
    expect(await comments(manager, project_id)).toMatchObject({ status: 404, error: { code: 1005 } });
  });
});
