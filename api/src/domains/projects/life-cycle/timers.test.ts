import { describe, expect, test } from '@jest/globals';
import { marketplace } from '../../../testing/index.ts';
import { expectBalanced, expectProjectBalanced } from '../../../testing/ledger.ts';
import { seenBy } from '../../../testing/projects.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

const { app, customer, freelancer, projectAt } = await marketplace();

/** Moves the clock to a minute before a deadline and checks, then past it and checks again. */
async function around(id: string, seconds: number) {
  await app.advance(seconds - 60);
  const before = await seenBy(customer, id);
  await app.advance(61);
  return [before, await seenBy(customer, id)] as const;
}

describe('when nobody acts', () => {
  test('a project without executor is refunded after 14 days', async () => {
    const [before, after] = await around(await projectAt('paid'), 14 * DAY);
    expect(before).toMatchObject({ status: 'paid', next_timer: { what: 'no_executor' } });
    expect(after).toMatchObject({ status: 'refunded', money: { held: 0, refunded: after.budget } });
    const [mail] = await app.mailbox(customer.email);
    expect(mail?.text).toContain(`€${after.budget / 100}`);
  });

  test('an executor who does not start loses the project after 48 hours', async () => {
    const [before, after] = await around(await projectAt('assigned'), 48 * HOUR);
    expect(before).toMatchObject({ freelancer: { id: freelancer.id }, next_timer: { what: 'not_started' } });
    expect(after).toMatchObject({ status: 'paid', freelancer: null, next_timer: { what: 'no_executor' } });
    expect(Date.parse(after.next_timer?.at ?? '') - app.clock.now().getTime()).toBeGreaterThan(
      (14 * DAY - 120) * 1000,
    );
  });

  test('work that is never delivered is refunded 14 days after its due date', async () => {
    const [before, after] = await around(await projectAt('started', { days: 2 }), 16 * DAY);
    expect(before).toMatchObject({ status: 'progress', next_timer: { what: 'undelivered' } });
    expect(after).toMatchObject({ status: 'refunded' });
  });

  test('a result is accepted after seven days, with reminders three days and one day before', async () => {
    const id = await projectAt('delivered');
    const reminders = async () =>
      (await app.mailbox(customer.email)).filter(({ subject }) =>
        subject.startsWith('Please review the work'),
      ).length;
    const earlier = await reminders();
    await app.advance(4 * DAY + 60);
    expect(await reminders()).toBe(earlier + 1);
    await app.advance(2 * DAY);
    expect(await reminders()).toBe(earlier + 2);
    const [before, after] = await around(id, DAY - 60);
    expect(before).toMatchObject({ status: 'checking', next_timer: { what: 'review_over' } });
    expect(after).toMatchObject({ status: 'completed', money: { pending: after.budget } });
    expect((await app.mailbox(customer.email))[0]?.subject).toMatch(/^Accepted automatically/);
    const { activity } = await customer.call('GET /api/projects/project_card/activity', {
      query: { project_id: id },
    });
    expect(activity[0]).toMatchObject({ what: 'accepted', actor: null });
  });

  test('a review can be extended once by seven days', async () => {
    const id = await projectAt('delivered');
    const extend = () => customer.send('POST /api/customer/extend_review', { body: { project_id: id } });
    const { review_until } = await seenBy(customer, id);
    const extended = (await extend()).body.project;
    expect(Date.parse(extended.review_until ?? '') - Date.parse(review_until ?? '')).toBe(7 * DAY * 1000);
    expect(await extend()).toMatchObject({ error: { code: 1006, details: { reason: 'review_extended' } } });
    const [before, after] = await around(id, 14 * DAY);
    expect([before.status, after.status]).toEqual(['checking', 'completed']);
  });

  test.each([
    ['three days', false, 3 * DAY],
    ['seventeen days with a guarantee', true, 17 * DAY],
  ])('earnings clear after %s', async (_, is_guarantee, seconds) => {
    const [before, after] = await around(await projectAt('accepted', { is_guarantee }), seconds);
    expect(before).toMatchObject({ money: { pending: before.budget }, next_timer: { what: 'clearing' } });
    expect(after).toMatchObject({
      money: { pending: 0, released: after.budget, clears_at: null },
      next_timer: null,
    });
    await expectProjectBalanced(app, after.id);
  });

  test('a requested change has at least three days, then the undelivered timer counts from there', async () => {
    const id = await projectAt('delivered', { days: 1 });
    await app.advance(3 * DAY);
    const { project } = await customer.call('POST /api/customer/acceptance', {
      body: { project_id: id, accept: 0, comment: 'Rounder' },
    });
    expect(Date.parse(project.due_at ?? '') - app.clock.now().getTime()).toBeGreaterThan(
      (3 * DAY - 60) * 1000,
    );
    const [before, after] = await around(id, 17 * DAY);
    expect([before.status, after.status]).toEqual(['improving', 'refunded']);
  });
});

test('afterwards the ledger balances', () => expectBalanced(app, { refund_payable: 0 }));
