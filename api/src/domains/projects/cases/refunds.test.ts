import { describe, expect, test } from '@jest/globals';
import { marketplace, type TestPerson } from '../../../testing/index.ts';
import { expectBalanced, expectProjectBalanced } from '../../../testing/ledger.ts';
import { seenBy } from '../../../testing/projects.ts';

const DAY = 86_400;

const { app, customer, freelancer, projectAt } = await marketplace();

const refund = (project_id: string) => customer.send('POST /api/customer/refund', { body: { project_id } });
const answer = (project_id: string, agree: 0 | 1) =>
  freelancer.send('POST /api/freelancer/refund', { body: { project_id, agree } });
const complain = (who: TestPerson, project_id: string) =>
  who.send('POST /api/customers/projects/complain', {
    body: { project_id, contacts: 'by phone', text: 'This is not what I ordered' },
  });
/** What the customer and the freelancer were last written about. */
const latestMails = async () => [
  (await app.mailbox(customer.email))[0]?.subject,
  (await app.mailbox(freelancer.email))[0]?.subject,
];
const pending = async () => (await freelancer.call('GET /api/account/funds')).pending;

describe('a refund', () => {
  test('is at once while nobody has started', async () => {
    const id = await projectAt('assigned');
    const { body } = await refund(id);
    expect(body.project).toMatchObject({
      status: 'refunded',
      case: 'none',
      available_actions: [],
      next_timer: null,
    });
    expect(await expectProjectBalanced(app, id)).toMatchObject({ held: 0, refunded: body.project.budget });
    expect(await refund(id)).toMatchObject({
      status: 409,
      error: { code: 1006, details: { status: 'refunded' } },
    });
    await app.advance(1);
    await expectBalanced(app, { refund_payable: 0 });
    // Paid back by the provider, it is still shown as refunded.
    expect((await seenBy(customer, id)).money).toMatchObject({ refunded: body.project.budget });
  });

  test('of an unpaid project is refused', async () => {
    expect(await refund(await projectAt('created'))).toMatchObject({
      error: { code: 1006 },
    });
  });

  test('is asked for once the work has started; the freelancer agrees', async () => {
    const id = await projectAt('started');
    const { body } = await refund(id);
    expect(body.project).toMatchObject({
      status: 'progress',
      case: 'refund_requested',
      next_timer: { what: 'refund_answer' },
    });
    expect((await answer(id, 1)).body.project).toMatchObject({ status: 'refunded', case: 'none' });
    expect(await expectProjectBalanced(app, id)).toMatchObject({ held: 0, refunded: body.project.budget });
  });

  test('freezes everything else until it is answered', async () => {
    const id = await projectAt('started');
    await refund(id);
    const deliver = await freelancer.send('POST /api/freelancer/result', {
      body: { project_id: id, result: 'Late' },
    });
    expect(deliver).toMatchObject({
      error: { code: 1006, details: { case: 'refund_requested', reason: 'case_open' } },
    });
  });

  test('that the freelancer refuses becomes a dispute', async () => {
    const id = await projectAt('started');
    await refund(id);
    expect((await answer(id, 0)).body.project).toMatchObject({
      status: 'progress',
      case: 'disputed',
      next_timer: null,
    });
    expect(await answer(id, 1)).toMatchObject({ error: { code: 1006 } });
    expect(await latestMails()).toEqual(['Refund refused: A logo', 'A refund is requested: A logo']);
    expect((await app.mailbox(customer.email))[0]?.text).toContain('Felix Tester does not agree');
  });

  test.each([
    [
      'before a delivery: the freelancer agrees',
      'started',
      { status: 'refunded', case: 'none' },
      'Refund decided: A logo',
    ],
    [
      'after a delivery: a manager decides',
      'delivered',
      { status: 'checking', case: 'disputed' },
      'A manager decides about the refund: A logo',
    ],
  ] as const)('that nobody answers, %s, and both are told', async (_, stage, outcome, subject) => {
    const id = await projectAt(stage);
    await refund(id);
    await app.advance(3 * DAY);
    expect(await seenBy(customer, id)).toMatchObject(outcome);
    expect(await latestMails()).toEqual([subject, subject]);
    await expectProjectBalanced(app, id);
  });

  test('is at once again a day after the missed due date', async () => {
    const id = await projectAt('started', { days: 1 });
    await app.advance(2 * DAY - 60);
    const { available_actions } = await seenBy(customer, id);
    expect(available_actions.map(({ action }) => action)).toEqual(['request_refund', 'complain']);
    await app.advance(60);
    expect((await refund(id)).body.project).toMatchObject({ status: 'refunded' });
    await expectProjectBalanced(app, id);
  });

  test('with a guarantee is asked for until the earnings clear, however early the work was due', async () => {
    const id = await projectAt('accepted', { days: 1, is_guarantee: true });
    await app.advance(17 * DAY - 60);
    const { available_actions, money } = await seenBy(customer, id);
    expect(available_actions).toMatchObject([
      { action: 'request_refund', enabled: true, deadline: money.clears_at },
      { action: 'complain', enabled: true },
    ]);
    expect((await refund(id)).body.project).toMatchObject({ status: 'completed', case: 'refund_requested' });
    await answer(id, 1);
    await expectProjectBalanced(app, id);
  });

  test('takes back earnings that have not cleared', async () => {
    const before = await pending();
    const id = await projectAt('accepted');
    expect((await refund(id)).body.project).toMatchObject({ status: 'completed', case: 'refund_requested' });
    await app.advance(3 * DAY - 60);
    await answer(id, 1);
    expect(await seenBy(customer, id)).toMatchObject({
      status: 'refunded',
      money: { released: 0, pending: 0 },
    });
    expect(await pending()).toBe(before);
    await expectProjectBalanced(app, id);
  });

  test('is too late once the earnings have cleared', async () => {
    const id = await projectAt('accepted');
    const offered = async () => (await seenBy(customer, id)).available_actions.map(({ action }) => action);
    await app.advance(3 * DAY - 60);
    expect(await offered()).toEqual(['request_refund', 'complain']);
    await app.advance(60);
    expect(await offered()).toEqual([]);
    expect(await refund(id)).toMatchObject({ error: { code: 1006 } });
    expect(await complain(customer, id)).toMatchObject({ error: { code: 1006 } });
  });
});

test('after all that the ledger balances', async () => {
  await app.advance(DAY);
  await expectBalanced(app, { refund_payable: 0, payout: 0 });
});
