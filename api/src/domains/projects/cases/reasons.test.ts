import { expect, test } from '@jest/globals';
import { marketplace } from '../../../testing/index.ts';

const { app, customer, freelancer, manager, projectAt } = await marketplace();

const askedFor = (project_id: string, reason?: string) =>
  customer.call('POST /api/customer/refund', {
    body: { project_id, ...(reason === undefined ? {} : { reason }) },
  });
const answer = (project_id: string, agree: 0 | 1, reason: string) =>
  freelancer.call('POST /api/freelancer/refund', { body: { project_id, agree, reason } });
const messagesOf = async (project_id: string) => {
  const query = { project_id, freelancer_id: freelancer.id };
  return (await customer.call('GET /api/conversations/messages', { query })).messages;
};

test('the reasons of a refund and its refusal stand in the conversation and in the manager’s case', async () => {
  const project_id = await projectAt('delivered');
  await askedFor(project_id, ' Nothing of the brief is in it ');
  await answer(project_id, 0, 'All of it is');
  const reasons = [
    { kind: 'refund_reason', author: { id: customer.id }, text: 'Nothing of the brief is in it' },
    { kind: 'refusal_reason', author: { id: freelancer.id }, text: 'All of it is' },
  ];
  expect(await messagesOf(project_id)).toMatchObject(reasons);
  const { cases } = await manager.call('GET /api/manager/cases', { query: { case: 'disputed' } });
  const found = cases.find(({ project }) => project.id === project_id);
  expect(found).toMatchObject({ statements: reasons, statements_total: 2 });
  const body = { project_id, freelancer_share: 0, reason: 'Nothing is there' };
  await manager.call('POST /api/manager/cases/resolve', { body });
  expect((await messagesOf(project_id)).map(({ kind }) => kind)).toEqual([
    'refund_reason',
    'refusal_reason',
    'decision',
  ]);
});

test('a reason is neither changed nor deleted, however young', async () => {
  const project_id = await projectAt('delivered');
  await askedFor(project_id, 'Too late');
  const [{ id: message_id } = { id: '' }] = await messagesOf(project_id);
  const refused = { error: { code: 1006, details: { conversation: 'too_late' } } };
  const edited = { body: { message_id, text: 'Never mind' } };
  expect(await customer.send('PUT /api/conversations/messages', edited)).toMatchObject(refused);
  const deleted = { query: { message_id } };
  expect(await customer.send('DELETE /api/conversations/messages', deleted)).toMatchObject(refused);
  expect(await messagesOf(project_id)).toMatchObject([{ text: 'Too late' }]);
});

test('calls without a reason say nothing; a word with the agreement is a message', async () => {
  const project_id = await projectAt('delivered');
  await askedFor(project_id);
  expect(await messagesOf(project_id)).toEqual([]);
  await answer(project_id, 1, 'You are right');
  expect(await messagesOf(project_id)).toMatchObject([{ kind: 'message', text: 'You are right' }]);
});

test('a reason of a refund that is refused is not kept', async () => {
  const project_id = await projectAt('delivered');
  const body = { project_id, expected: 'refund', reason: 'At once' } as const;
  expect((await customer.send('POST /api/customer/refund', { body })).status).toBe(409);
  expect(await messagesOf(project_id)).toEqual([]);
});

test('before anybody has the project a reason has no reader and is no obstacle', async () => {
  const project_id = await projectAt('paid');
  await askedFor(project_id, 'Not needed any more');
  const rows = await app.db
    .selectFrom('messages')
    .select('id')
    .where('project_id', '=', project_id)
    .execute();
  expect(rows).toEqual([]);
});
