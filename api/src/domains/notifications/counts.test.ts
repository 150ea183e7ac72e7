import { expect, test } from '@jest/globals';
import { DURATIONS } from '@metier/contract';
import { marketplace, newPerson, type TestPerson } from '../../testing/index.ts';

const { app, customer, freelancer, manager, projectAt } = await marketplace();
const countsOf = async (who: TestPerson) => (await who.call('GET /api/counts', {})).counts;

test('freelancers get the number of open invitations and unread messages, customers of unread messages', async () => {
  const other = await newPerson(app, 'freelancer', 'Nora');
  const project_id = await projectAt('paid');
  for (const { id: user_id } of [freelancer, other])
    await customer.call('POST /api/customer/invite_freelancer', { body: { project_id, user_id } });
  const body = { project_id, freelancer_id: freelancer.id, text: 'Would you?' };
  await customer.call('POST /api/conversations/messages', { body });
  expect(await countsOf(freelancer)).toEqual({ invitations: 1, messages: 1, moves: 0 });
  expect(await countsOf(customer)).toEqual({ messages: 0, moves: 1 });
  await freelancer.call('POST /api/conversations/messages', { body: { ...body, text: 'Gladly' } });
  expect(await countsOf(customer)).toEqual({ messages: 1, moves: 1 });
  await app.advance(DURATIONS.invitation + 1);
  expect(await countsOf(freelancer)).toEqual({ invitations: 0, messages: 1, moves: 0 });
});

test('both sides get the number of projects that wait for them', async () => {
  const people = {
    customer: await newPerson(app, 'customer'),
    freelancer: await newPerson(app, 'freelancer'),
  };
  await projectAt('created', people);
  await projectAt('assigned', people);
  await projectAt('delivered', people);
  expect(await countsOf(people.customer)).toMatchObject({ moves: 2 });
  expect(await countsOf(people.freelancer)).toMatchObject({ moves: 1 });
});

test('managers get the number of pending cases, verifications and questions', async () => {
  const before = await countsOf(manager);
  await projectAt('refund asked');
  await projectAt('disputed');
  await customer.call('POST /api/support/request', { body: { name: 'Invoice', description: 'Where?' } });
  const links = { query: {}, body: { links: ['https://felix.example'], contacts: 'mail' } };
  await freelancer.call('POST /api/freelancers/verification/links', links);
  expect(before).toEqual({ cases: 0, verification: 0, payouts: 0, support: 0 });
  expect(await countsOf(manager)).toEqual({ cases: 1, verification: 1, payouts: 0, support: 1 });
  const { requests } = await manager.call('GET /api/manager/support', { query: { state: 'open' } });
  await manager.call('POST /api/manager/support', { body: { id: requests[0]?.id ?? '', answer: 'There.' } });
  await manager.call('POST /api/manager/verifications', {
    body: { freelancer_id: freelancer.id, decision: 'approve' },
  });
  expect(await countsOf(manager)).toEqual({ cases: 1, verification: 0, payouts: 0, support: 0 });
});
