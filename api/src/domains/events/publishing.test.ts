import { expect, test } from '@jest/globals';
import { DURATIONS, LIMITS, type EventKind } from '@metier/contract';
import { orderOf } from '../../testing/projects.ts';
import { marketplace, newPerson, type TestPerson } from '../../testing/index.ts';

const { app, customer, freelancer, manager, projectAt } = await marketplace();
const candidate = await newPerson(app, 'freelancer');
const NAMES = new Map([
  [customer.id, 'customer'],
  [freelancer.id, 'freelancer'],
  [candidate.id, 'candidate'],
  [manager.id, 'manager'],
]);

/** The events of a call with their recipients; notifications have their own tests. */
async function toldBy(call: () => Promise<unknown>): Promise<Partial<Record<string, EventKind[]>>> {
  await app.db.deleteFrom('events').execute();
  await call();
  const rows = await app.db.selectFrom('events').selectAll().where('kind', '<>', 'notification').execute();
  const readers = Map.groupBy(rows, ({ user_id, role }) => NAMES.get(user_id ?? '') ?? role);
  return Object.fromEntries(
    [...readers].map(([reader, changes]) => [
      reader,
      [...new Set(changes.map(({ kind }) => kind))].toSorted(),
    ]),
  );
}

const theirs = (project_id: string) => ({ project_id, freelancer_id: freelancer.id });
const write = (project_id: string) =>
  customer.call('POST /api/conversations/messages', { body: { ...theirs(project_id), text: 'Hello' } });
const withdraw = (person: TestPerson, project_id: string, take: 0 | 1) =>
  person.call('POST /api/freelancer/take_project', { body: { project_id, take } });

const PARTIES = { customer: ['project'], freelancer: ['project'] };
const ALL = { ...PARTIES, manager: ['project'] };
const ALL_AND_MONEY = { ...ALL, customer: ['money', 'project'], freelancer: ['money', 'project'] };

test('a step is published to the parties of its project, its candidates, and managers', async () => {
  const UNPAID = { customer: ['project'], manager: ['project'] };
  expect(await toldBy(() => projectAt('created'))).toEqual(UNPAID);
  const unpaid = await projectAt('created');
  expect(
    await toldBy(() => customer.call('DELETE /api/projects/project', { query: { project_id: unpaid } })),
  ).toEqual(UNPAID);
  expect(await toldBy(() => projectAt('paid'))).toEqual({
    customer: ['money', 'project'],
    manager: ['project'],
  });
  const project_id = await projectAt('invited');
  expect(await toldBy(() => withdraw(candidate, project_id, 1))).toEqual({
    customer: ['project'],
    candidate: ['project'],
    manager: ['project'],
  });
  const accept = () => freelancer.call('POST /api/invitations/accept', { body: { project_id, take: 1 } });
  expect(await toldBy(accept)).toEqual({ ...ALL_AND_MONEY, candidate: ['project'] });
  const delivered = await projectAt('delivered');
  expect(
    await toldBy(() =>
      customer.call('POST /api/customer/acceptance', { body: { project_id: delivered, accept: 1 } }),
    ),
  ).toEqual(ALL_AND_MONEY);
  const asked = await projectAt('refund asked');
  expect(
    await toldBy(() =>
      freelancer.call('POST /api/freelancer/refund', { body: { project_id: asked, agree: 0 } }),
    ),
  ).toEqual(ALL_AND_MONEY);
});

test("a change of the freelancer's figures is published, even if the status does not change", async () => {
  const project_id = await projectAt('invited');
  const accept = () => freelancer.call('POST /api/invitations/accept', { body: { project_id, take: 1 } });
  expect(await toldBy(accept)).toEqual(ALL_AND_MONEY);
  const giveBack = { body: { project_id, status: 0 } } as const;
  expect(
    await toldBy(() => freelancer.call('PUT /api/freelancers/projects/implementation', giveBack)),
  ).toEqual(ALL_AND_MONEY);
  await projectAt('accepted');
  // Other timers that fire until then belong to other transactions.
  await app.advance(DURATIONS.clearing - 60);
  expect(await toldBy(() => app.advance(60))).toEqual(ALL_AND_MONEY);
});

test('a complaint, a changed brief and a refunded project are published to the candidates', async () => {
  const project_id = await projectAt('invited');
  const edit = { body: { ...orderOf(app), project_id, name: 'Another sign' } };
  expect(await toldBy(() => customer.call('PUT /api/projects/project', edit))).toEqual(ALL);
  await withdraw(candidate, project_id, 1);
  const other = await projectAt('invited');
  const complaint = { body: { project_id: other, contacts: 'by mail', text: 'Nobody responds' } };
  expect(await toldBy(() => customer.call('POST /api/customers/projects/complain', complaint))).toEqual({
    ...ALL_AND_MONEY,
    freelancer: ['project'],
  });
  const refund = { body: { project_id } };
  expect(await toldBy(() => customer.call('POST /api/customer/refund', refund))).toEqual({
    ...ALL_AND_MONEY,
    freelancer: ['project'],
    candidate: ['project'],
  });
});

test('an expired invitation is published to customer and freelancer', async () => {
  await projectAt('invited');
  expect(await toldBy(() => app.advance(DURATIONS.invitation))).toMatchObject(PARTIES);
});

test('an answer without a mail is published, too', async () => {
  const project_id = await projectAt('invited');
  await withdraw(candidate, project_id, 1);
  expect(await toldBy(() => withdraw(candidate, project_id, 0))).toEqual({
    customer: ['project'],
    candidate: ['project'],
    manager: ['project'],
  });
  const decline = () => freelancer.call('POST /api/invitations/accept', { body: { project_id, take: 0 } });
  expect(await toldBy(decline)).toEqual(ALL);
});

test('a message is published to both sides, and to managers in a case; its reading to the reader only', async () => {
  const BOTH = { customer: ['message'], freelancer: ['message'] };
  const project_id = await projectAt('started');
  expect(await toldBy(() => write(project_id))).toEqual(BOTH);
  const { message } = await write(project_id);
  const message_id = message.id;
  const change = { body: { message_id, text: 'Good day' } };
  expect(await toldBy(() => customer.call('PUT /api/conversations/messages', change))).toEqual(BOTH);
  const read = { body: { ...theirs(project_id), message_id } };
  expect(await toldBy(() => freelancer.call('POST /api/conversations/read', read))).toEqual({
    freelancer: ['message'],
  });
  const remove = { query: { message_id } };
  expect(await toldBy(() => customer.call('DELETE /api/conversations/messages', remove))).toEqual(BOTH);
  const disputed = await projectAt('disputed');
  expect(await toldBy(() => write(disputed))).toEqual({ ...BOTH, manager: ['message'] });
});

test("items in the managers' queues are published to all managers", async () => {
  const ask = { body: { name: 'Money', description: 'Where is it?' } };
  expect(await toldBy(() => customer.call('POST /api/support/request', ask))).toEqual({
    customer: ['request'],
    manager: ['request'],
  });
  const links = { body: { links: ['https://work.example'], contacts: 'me' } };
  expect(await toldBy(() => freelancer.call('POST /api/freelancers/verification/links', links))).toEqual({
    freelancer: ['request'],
    manager: ['request'],
  });
  const decision = { body: { freelancer_id: freelancer.id, decision: 'approve' } } as const;
  expect(await toldBy(() => manager.call('POST /api/manager/verifications', decision))).toEqual({
    freelancer: ['request'],
    manager: ['request'],
  });
});

test('a note about a person and a block of an account are published to all managers', async () => {
  const user_id = customer.id;
  const QUEUE = { manager: ['request'] };
  const note = { body: { user_id, text: 'Pays late' } };
  expect(await toldBy(() => manager.call('POST /api/manager/people/notes', note))).toEqual(QUEUE);
  const { notes } = await manager.call('GET /api/manager/people/notes', { query: { user_id } });
  const note_id = String(notes[0]?.id);
  const change = { body: { note_id, text: 'Pays in time' } };
  expect(await toldBy(() => manager.call('PUT /api/manager/people/notes', change))).toEqual(QUEUE);
  const remove = { query: { note_id } };
  expect(await toldBy(() => manager.call('DELETE /api/manager/people/notes', remove))).toEqual(QUEUE);
  const block = { body: { user_id: candidate.id, reason: 'Spam' } };
  expect(await toldBy(() => manager.call('POST /api/manager/accounts/block', block))).toEqual(QUEUE);
  const unblock = { body: { user_id: candidate.id } };
  expect(await toldBy(() => manager.call('POST /api/manager/accounts/unblock', unblock))).toEqual(QUEUE);
});

test('a conversion is published to its freelancer and to managers when it is requested and when the provider accepts it', async () => {
  await projectAt('accepted');
  await app.advance(DURATIONS.clearing);
  const body = { funds: LIMITS.conversionPoints.min, payment_method: 'pm_card_ok' };
  const QUEUE = { freelancer: ['money'], manager: ['request'] };
  expect(await toldBy(() => freelancer.call('POST /api/account/withdrawal', { body }))).toEqual(QUEUE);
  expect(await toldBy(() => app.advance(1))).toEqual(QUEUE);
});
