import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { marketplace } from '../../../testing/index.ts';
import { expectBalanced, expectProjectBalanced } from '../../../testing/ledger.ts';
import { seenBy } from '../../../testing/projects.ts';
import { sweepEvents } from './stripe-events.repository.ts';
import { startStandIn } from './testing/stand-in-stripe.ts';
import { eventAbout, sendWebhook, signatureOf } from './testing/stripe-webhook.ts';

const MONTH_MS = 31 * 86_400_000;
const standIn = await startStandIn();
const { app, customer, projectAt } = await marketplace({ payments: standIn.config });
afterEach(() => {
  standIn.books.refundStatus = 'succeeded';
});
afterAll(() => standIn.close());

const send = (event: object, sign?: (payload: string) => string) =>
  sendWebhook(app, standIn.config, event, sign);
const statusOf = async (id: string) => (await seenBy(customer, id)).status;
const eventRows = () => app.db.selectFrom('stripe_events').selectAll().execute();

/** A pending payment at Stripe, and its intent. */
async function pendingPayment() {
  const project_id = await projectAt('created');
  await customer.send('POST /api/customer/pay', { body: { project_id, payment_method: 'pm_slow' } });
  const intent = [...standIn.books.intents.values()].at(-1);
  if (!intent) throw new Error('Nothing was paid');
  return { project_id, intent };
}

/** A project whose refund waits at Stripe. */
async function pendingRefund() {
  const { project_id, intent } = await pendingPayment();
  intent.status = 'succeeded';
  await send(eventAbout('payment_intent.succeeded', intent));
  await app.queue.drain();
  standIn.books.refundStatus = 'pending';
  await customer.call('POST /api/customer/refund', { body: { project_id } });
  await app.queue.drain();
  const refund = standIn.books.refunds.at(-1);
  if (!refund) throw new Error('Nothing was refunded');
  return { project_id, refund };
}

describe('an event', () => {
  test('about a succeeded payment pays the project, without waiting for our next query', async () => {
    const { project_id, intent } = await pendingPayment();
    intent.status = 'succeeded';
    expect(await send(eventAbout('payment_intent.succeeded', intent))).toBe(200);
    await app.queue.drain();
    expect(await statusOf(project_id)).toBe('paid');
    await expectProjectBalanced(app, project_id);
  });

  test('about a failed payment makes the project payable again', async () => {
    const { project_id, intent } = await pendingPayment();
    intent.status = 'requires_payment_method';
    await send(eventAbout('payment_intent.payment_failed', intent));
    await app.queue.drain();
    expect(await seenBy(customer, project_id)).toMatchObject({ status: 'created', payment_pending: false });
    expect(intent.status).toBe('canceled');
  });

  test('is processed once, even if repeated concurrently', async () => {
    const { project_id, intent } = await pendingPayment();
    intent.status = 'succeeded';
    const event = eventAbout('payment_intent.succeeded', intent);
    const statuses = await Promise.all(Array.from({ length: 5 }, () => send(event)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    await app.queue.drain();
    const before = standIn.requests.length;
    await send(event);
    await app.queue.drain();
    expect(standIn.requests).toHaveLength(before);
    expect((await eventRows()).filter(({ id }) => id === event.id)).toHaveLength(1);
    expect(await statusOf(project_id)).toBe('paid');
  });

  test('that arrives after a later one changes nothing', async () => {
    const { project_id, intent } = await pendingPayment();
    const early = eventAbout('payment_intent.processing', { ...intent });
    const wrong = eventAbout('payment_intent.payment_failed', {
      ...intent,
      status: 'requires_payment_method',
    });
    intent.status = 'succeeded';
    for (const event of [eventAbout('payment_intent.succeeded', intent), wrong, early]) {
      expect(await send(event)).toBe(200);
      await app.queue.drain();
    }
    expect([await statusOf(project_id), intent.status]).toEqual(['paid', 'succeeded']);
    await expectProjectBalanced(app, project_id);
  });

  test('that differs from the state at Stripe is not trusted', async () => {
    const { project_id, intent } = await pendingPayment();
    await send(eventAbout('payment_intent.succeeded', { ...intent, status: 'succeeded' }));
    await app.queue.drain();
    expect(await statusOf(project_id)).toBe('created');
  });

  test('about a refund books it', async () => {
    const { project_id, refund } = await pendingRefund();
    Object.assign(refund, { status: 'succeeded' });
    await send(eventAbout('refund.updated', refund));
    await app.queue.drain();
    const rows = await app.db
      .selectFrom('refunds')
      .select('paid_at')
      .where('project_id', '=', project_id)
      .execute();
    expect(rows).toEqual([{ paid_at: expect.any(Date) }]);
  });

  test('about a pending refund asks now, instead of another query later', async () => {
    const { refund } = await pendingRefund();
    for (const type of ['refund.created', 'charge.refunded', 'refund.updated']) {
      const before = standIn.requests.length;
      await send(eventAbout(type, refund));
      await app.queue.drain();
      expect(standIn.requests.length).toBeGreaterThan(before);
    }
    const { rows } = await sql`
      select from graphile_worker.jobs where task_identifier = 'pay-refund'`.execute(app.db);
    expect(rows).toHaveLength(1);
    Object.assign(refund, { status: 'succeeded' });
    await send(eventAbout('refund.updated', refund));
    await app.queue.drain();
  });

  test.each([
    [
      'another product on the same account',
      eventAbout('payment_intent.succeeded', { object: 'payment_intent', id: 'pi_x' }),
    ],
    ['something without a payment', eventAbout('customer.created', { object: 'customer', id: 'cus_x' })],
  ])('about %s is ignored', async (_, event) => {
    expect(await send(event)).toBe(200);
    expect((await eventRows()).map(({ id }) => id)).not.toContain(event.id);
  });
});

describe('a sender that is not Stripe', () => {
  const forged = async () => {
    const { intent } = await pendingPayment();
    return eventAbout('payment_intent.succeeded', intent);
  };

  const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
  test.each([
    ['without a signature', () => ''],
    ['with a made-up one', () => `t=${Math.floor(Date.now() / 1000)},v1=00`],
    ['with an old one', (payload: string) => signatureOf(payload, standIn.config.webhookSecret, anHourAgo)],
    ['with one by another secret', (payload: string) => signatureOf(payload, 'whsec_other')],
    ['with that of another body', () => signatureOf('{}', standIn.config.webhookSecret)],
  ])('is refused %s', async (_, sign) => {
    const event = await forged();
    expect(await send(event, sign)).toBe(400);
    expect((await eventRows()).map(({ id }) => id)).not.toContain(event.id);
  });
});

test('events are deleted after a month', async () => {
  const { intent } = await pendingPayment();
  const event = eventAbout('payment_intent.processing', intent);
  await send(event);
  await sweepEvents(app.db, new Date(app.clock.now().getTime() + MONTH_MS));
  expect((await eventRows()).map(({ id }) => id)).not.toContain(event.id);
});

test('afterwards the ledger balances', () => expectBalanced(app));
