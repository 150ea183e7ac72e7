import { expect, test } from '@jest/globals';
import { marketplace, type TestPerson } from '../../../testing/index.ts';
import { expectBalanced, expectProjectBalanced } from '../../../testing/ledger.ts';
import { orderOf, seenBy } from '../../../testing/projects.ts';

const DAY = 86_400;

const { app, customer, freelancer } = await marketplace();

test('the main job: order, pay, invite, start, deliver, send back, redeliver, accept, clear, convert', async () => {
  const order = orderOf(app);
  const { project_id } = await customer.call('POST /api/projects/project', { body: order });
  const price = order.budget;
  expect(await seenBy(customer, project_id)).toMatchObject({
    status: 'created',
    budget: price,
    money: { captured: 0, held: 0 },
  });

  const declined = await customer.send('POST /api/customer/pay', {
    body: { project_id, payment_method: 'pm_card_declined' },
  });
  expect(declined).toMatchObject({ status: 402, error: { code: 1021 } });
  const { project: paid } = await customer.call('POST /api/customer/pay', {
    body: { project_id, payment_method: 'pm_card_ok' },
  });
  expect(paid).toMatchObject({
    status: 'paid',
    money: { captured: price, held: price },
    next_timer: { what: 'no_executor' },
  });

  const { freelancers } = await customer.call('GET /api/customer/match', { query: { project_id } });
  expect(freelancers.map(({ id }) => id)).toContain(freelancer.id);
  const { assigned } = await customer.call('POST /api/customer/executor', {
    body: { project_id, freelancer_id: freelancer.id },
  });
  expect(assigned).toBe(false);
  const { invitations } = await freelancer.call('GET /api/freelancer/invitations', { query: {} });
  expect(invitations).toMatchObject([
    { id: project_id, name: order.name, budget: price, customer: { id: customer.id } },
  ]);
  await freelancer.call('POST /api/invitations/accept', { body: { project_id, take: 1 } });
  expect(await seenBy(freelancer, project_id)).toMatchObject({
    status: 'paid',
    freelancer: { id: freelancer.id },
    next_timer: { what: 'not_started' },
  });

  await freelancer.call('PUT /api/freelancers/projects/implementation', { body: { project_id, status: 1 } });
  expect(await seenBy(customer, project_id)).toMatchObject({ status: 'progress', deadline: order.deadline });

  const blank = await freelancer.send('POST /api/freelancer/result', { body: { project_id, result: '   ' } });
  expect(blank).toMatchObject({ status: 400, error: { code: 1000, details: { result: 'required' } } });
  await freelancer.call('POST /api/freelancer/result', { body: { project_id, result: 'First version' } });
  expect(await customer.call('GET /api/customer/result', { query: { project_id } })).toEqual({
    result: 'First version',
    version: 1,
    links: [],
    files: [],
  });

  const silent = await customer.send('POST /api/customer/acceptance', { body: { project_id, accept: 0 } });
  expect(silent).toMatchObject({ error: { code: 1000, details: { comment: 'required' } } });
  const back = await customer.call('POST /api/customer/acceptance', {
    body: { project_id, accept: 0, comment: 'Rounder' },
  });
  expect(back.project).toMatchObject({ status: 'improving', edits_left: 0 });
  const { improvements } = await freelancer.call('GET /api/projects/project_card/improvements', {
    query: { project_id },
  });
  expect(improvements).toMatchObject([{ comment: 'Rounder' }]);

  await freelancer.call('POST /api/freelancer/result', { body: { project_id, result: 'Second version' } });
  const again = await customer.send('POST /api/customer/acceptance', {
    body: { project_id, accept: 0, comment: 'Redder' },
  });
  expect(again).toMatchObject({ status: 409, error: { code: 1040 } });
  const { project: accepted } = await customer.call('POST /api/customer/acceptance', {
    body: { project_id, accept: 1 },
  });
  expect(accepted).toMatchObject({
    status: 'completed',
    money: { held: 0, released: price, pending: price },
    next_timer: { what: 'clearing' },
  });
  await expectProjectBalanced(app, project_id);

  expect(await freelancer.call('GET /api/account/funds')).toMatchObject({
    funds: 0,
    pending: price,
    held: 0,
    next_clearing: { amount: price, at: accepted.money.clears_at },
  });
  await app.advance(3 * DAY);
  expect(await freelancer.call('GET /api/account/funds')).toEqual({
    funds: price,
    pending: 0,
    held: 0,
    in_payout: 0,
    next_clearing: null,
  });

  const tooLittle = await freelancer.send('POST /api/account/withdrawal', { body: { funds: 49 } });
  expect(tooLittle).toMatchObject({ status: 400, error: { code: 1031 } });
  expect(await freelancer.call('POST /api/account/withdrawal', { body: { funds: 5_000 } })).toEqual({
    funds: price - 5_000,
  });
  await app.advance(DAY);

  const { rows } = await freelancer.call('GET /api/account/ledger', { query: { figure: 'available' } });
  expect(rows.map(({ event, amount }) => [event, amount])).toEqual([
    ['withdrawal_requested', -5_000],
    ['cleared', price],
  ]);
  const { months } = await freelancer.call('GET /api/account/earnings');
  expect(months).toHaveLength(12);
  expect(months.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);

  const { activity } = await customer.call('GET /api/projects/project_card/activity', {
    query: { project_id },
  });
  expect(activity.map(({ what }) => what).toReversed()).toEqual([
    'created',
    'paid',
    'invited',
    'assigned',
    'started',
    'delivered',
    'changes_requested',
    'delivered',
    'accepted',
    'cleared',
  ]);
  const doers = activity.map(({ what, actor }) => [what, actor?.id]);
  expect(doers).toContainEqual(['paid', customer.id]);
  expect(doers).toContainEqual(['cleared', undefined]);
  await expectProjectBalanced(app, project_id);
  await expectBalanced(app, { psp_cash: -(price - 5_000), payout: 0 });
});

test('the parties were notified by mail', async () => {
  const subjects = async (person: TestPerson) =>
    (await app.mailbox(person.email)).map(({ subject }) => subject.split(':')[0]);
  expect(await subjects(customer)).toEqual([
    'You accepted the work',
    'Work delivered',
    'Work delivered',
    'The work has begun',
    'Your invitation was accepted',
    'Payment received',
  ]);
  expect(await subjects(freelancer)).toEqual([
    'Your payout of €50.00 has been made',
    'Your work was accepted',
    'Revision requested',
    'Invitation',
  ]);
});
