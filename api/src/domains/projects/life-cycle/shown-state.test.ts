import { expect, test } from '@jest/globals';
import { marketplace, newPerson } from '../../../testing/index.ts';
import { orderOf, seenBy } from '../../../testing/projects.ts';

const { app, customer, freelancer, projectAt } = await marketplace();

const DAY = 86_400;
const seen = (id: string) => seenBy(customer, id);
const start = (project_id: string, version?: number) =>
  freelancer.send('PUT /api/freelancers/projects/implementation', {
    body: { project_id, status: 1, ...(version !== undefined && { version }) },
  });
const changed = (details: object) => ({ status: 409, error: { code: 1006, details } });

test('an immediate refund that would now be a request is refused with the current state and has no effect', async () => {
  const project_id = await projectAt('assigned');
  const ask = () => customer.send('POST /api/customer/refund', { body: { project_id, expected: 'refund' } });
  await start(project_id);
  expect(await ask()).toMatchObject(
    changed({
      status: 'progress',
      case: 'none',
      available_actions: expect.arrayContaining([{ action: 'request_refund', enabled: true }]),
    }),
  );
  expect(await seen(project_id)).toMatchObject({ status: 'progress', case: 'none' });
});

test('a refund request that would now be immediate is refused, though only time has passed', async () => {
  const project_id = await projectAt('started', { days: 1 });
  const ask = (expected?: 'refund' | 'request_refund') =>
    customer.send('POST /api/customer/refund', { body: { project_id, ...(expected && { expected }) } });
  await app.advance(3 * DAY);
  expect(await ask('request_refund')).toMatchObject(changed({ status: 'progress' }));
  expect((await seen(project_id)).money.refunded).toBe(0);
  expect(await ask('refund')).toMatchObject({ body: { project: { status: 'refunded' } } });
});

test('a refund without an expectation follows the rules', async () => {
  const project_id = await projectAt('started');
  const { body } = await customer.send('POST /api/customer/refund', { body: { project_id } });
  expect(body.project).toMatchObject({ status: 'progress', case: 'refund_requested' });
});

test('a decision about an outdated version of the project is rejected with the current one, for every role', async () => {
  const project_id = await projectAt('delivered');
  const { version } = await seen(project_id);
  await customer.call('POST /api/customer/extend_review', { body: { project_id } });
  const now = await seen(project_id);
  expect(now.version).toBe(version + 1);
  const accept = (body: { accept: 0 | 1; comment?: string; version: number }) =>
    customer.send('POST /api/customer/acceptance', { body: { project_id, ...body } });
  const refused = changed({ version: now.version, status: 'checking', case: 'none' });
  expect(await accept({ accept: 1, version })).toMatchObject(refused);
  expect(await accept({ accept: 0, comment: 'Warmer', version })).toMatchObject(refused);
  expect(await seen(project_id)).toEqual(now);
  expect(await accept({ accept: 1, version: now.version })).toMatchObject({
    body: { project: { status: 'completed' } },
  });
});

test('a changed project is neither deleted nor changed on the basis of an outdated version', async () => {
  const project_id = await projectAt('created');
  const { version } = await seen(project_id);
  const order = orderOf(app, { name: 'Another name' });
  const edit = (shown: number) =>
    customer.send('PUT /api/projects/project', { body: { project_id, ...order, version: shown } });
  expect((await edit(version)).status).toBe(200);
  expect(await edit(version)).toMatchObject(changed({ version: version + 1, status: 'created' }));
  const remove = (shown: number) =>
    customer.send('DELETE /api/projects/project', { query: { project_id, version: shown } });
  expect(await remove(version)).toMatchObject(changed({ version: version + 1, status: 'created' }));
  expect((await remove(version + 1)).status).toBe(200);
});

test('starting, giving back and answering a refund require the shown version', async () => {
  const project_id = await projectAt('assigned');
  const { version } = await seen(project_id);
  expect(await start(project_id, version - 1)).toMatchObject(changed({ version, status: 'paid' }));
  expect((await start(project_id, version)).status).toBe(200);
  const giveBack = await freelancer.send('PUT /api/freelancers/projects/implementation', {
    body: { project_id, status: 0, version },
  });
  expect(giveBack).toMatchObject(changed({ version: version + 1, status: 'progress' }));
  await customer.call('POST /api/customer/refund', { body: { project_id } });
  const agree = await freelancer.send('POST /api/freelancer/refund', {
    body: { project_id, agree: 1, version: version + 1 },
  });
  expect(agree).toMatchObject(changed({ version: version + 2, case: 'refund_requested' }));
});

test('a version reveals nothing to a stranger', async () => {
  const project_id = await projectAt('created');
  const stranger = await newPerson(app, 'customer');
  const answer = await stranger.send('DELETE /api/projects/project', { query: { project_id, version: 99 } });
  expect(answer).toMatchObject({ status: 404, error: { code: 1005 } });
});

test('a payment of an outdated price is rejected with the new price, and nothing is charged', async () => {
  const project_id = await projectAt('created');
  const { budget } = await seen(project_id);
  const pay = (shown: number) =>
    customer.send('POST /api/customer/pay', {
      body: { project_id, payment_method: 'pm_card_ok', budget: shown },
    });
  expect(await pay(budget - 1)).toMatchObject({ status: 409, error: { code: 1020, details: { budget } } });
  expect(await seen(project_id)).toMatchObject({ status: 'created', payment_pending: false });
  expect((await pay(budget)).status).toBe(200);
});

test('a choice that expects to assign does not invite after a withdrawn response, and vice versa', async () => {
  const project_id = await projectAt('paid');
  const choose = (expected: 'assigned' | 'invited') =>
    customer.send('POST /api/customer/executor', {
      body: { project_id, freelancer_id: freelancer.id, expected },
    });
  expect(await choose('assigned')).toMatchObject(changed({ status: 'paid' }));
  const { invitations } = await customer.call('GET /api/customers/projects/invitations', {
    query: { project_id },
  });
  expect(invitations).toEqual([]);
  await freelancer.call('POST /api/freelancer/take_project', { body: { project_id, take: 1 } });
  expect(await choose('invited')).toMatchObject(changed({ status: 'paid' }));
  expect((await seen(project_id)).freelancer).toBeNull();
  expect(await choose('assigned')).toMatchObject({ body: { assigned: true } });
});

test('a response that expects to respond is not turned into an acceptance by a new invitation', async () => {
  const project_id = await projectAt('paid');
  await customer.call('POST /api/customer/invite_freelancer', {
    body: { project_id, user_id: freelancer.id },
  });
  const take = (expected: 'respond' | 'accept_invitation') =>
    freelancer.send('POST /api/freelancer/take_project', { body: { project_id, take: 1, expected } });
  expect(await take('respond')).toMatchObject(
    changed({
      status: 'paid',
      available_actions: expect.arrayContaining([
        expect.objectContaining({ action: 'accept_invitation', enabled: true }),
      ]),
    }),
  );
  expect((await seen(project_id)).freelancer).toBeNull();
  expect((await take('accept_invitation')).status).toBe(200);
  expect((await seen(project_id)).freelancer).toMatchObject({ id: freelancer.id });
});
