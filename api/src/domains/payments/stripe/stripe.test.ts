import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { marketplace } from '../../../testing/index.ts';
import { expectBalanced, expectProjectBalanced } from '../../../testing/ledger.ts';
import { seenBy } from '../../../testing/projects.ts';
import { startStandIn } from './testing/stand-in-stripe.ts';

const MINUTE = 60;
const standIn = await startStandIn();
const { app, customer, projectAt } = await marketplace({ payments: standIn.config });
afterEach(() => standIn.fail(undefined));
afterAll(() => standIn.close());

const payWith = (project_id: string, payment_method: string) =>
  customer.send('POST /api/customer/pay', { body: { project_id, payment_method } });
const stateOf = async (id: string) => {
  const { status, payment_pending } = await seenBy(customer, id);
  return { status, payment_pending };
};
const intents = () => [...standIn.books.intents.values()];
const lastIntent = () => intents().at(-1);
const attemptsOf = (project_id: string) =>
  app.db.selectFrom('payment_attempts').selectAll().where('project_id', '=', project_id).execute();

const PAID = { status: 'paid', payment_pending: false };
const WAITING = { status: 'created', payment_pending: true };
const PAYABLE = { status: 'created', payment_pending: false };

describe('a card', () => {
  test('that is valid pays the project, under the id of the attempt', async () => {
    const id = await projectAt('created');
    expect((await payWith(id, 'pm_card_visa')).body.project.status).toBe('paid');
    const [attempt] = await attemptsOf(id);
    expect(lastIntent()).toMatchObject({
      status: 'succeeded',
      amount: attempt?.amount,
      metadata: { attempt_id: attempt?.id },
    });
    await expectProjectBalanced(app, id);
  });

  test('that is declined leaves the project payable, and its intent can never be charged', async () => {
    const id = await projectAt('created');
    expect(await payWith(id, 'pm_card_visa_chargeDeclined')).toMatchObject({
      status: 402,
      error: { code: 1021 },
    });
    expect(await stateOf(id)).toEqual(PAYABLE);
    expect(lastIntent()?.status).toBe('canceled');
    expect((await payWith(id, 'pm_card_visa')).status).toBe(200);
  });

  test('unknown to Stripe is declined', async () => {
    const id = await projectAt('created');
    expect(await payWith(id, 'pm_made_up')).toMatchObject({ error: { code: 1021 } });
    expect(await stateOf(id)).toEqual(PAYABLE);
  });

  test('whose bank asks for confirmation is pending, with the secret for the browser', async () => {
    const id = await projectAt('created');
    expect(await payWith(id, 'pm_card_authenticationRequired')).toMatchObject({
      status: 409,
      error: { code: 1022, details: { confirmation: lastIntent()?.client_secret } },
    });
    expect(await stateOf(id)).toEqual(WAITING);
    Object.assign(lastIntent() ?? {}, { status: 'succeeded' });
    await app.advance(MINUTE);
    expect(await stateOf(id)).toEqual(PAID);
  });

  test('that is never confirmed makes the project payable again after 15 minutes', async () => {
    const id = await projectAt('created');
    await payWith(id, 'pm_card_authenticationRequired');
    await app.advance(10 * MINUTE);
    expect(await stateOf(id)).toEqual(WAITING);
    await app.advance(30 * MINUTE);
    expect(await stateOf(id)).toEqual(PAYABLE);
    expect(lastIntent()?.status).toBe('canceled');
  });
});

describe('Stripe', () => {
  test('that charges but does not respond is queried, and the project is paid once', async () => {
    const id = await projectAt('created');
    standIn.fail(/confirm$/, 'mute');
    expect(await payWith(id, 'pm_card_visa')).toMatchObject({ status: 409, error: { code: 1022 } });
    expect(await stateOf(id)).toEqual(WAITING);
    const before = intents().length;
    await app.advance(MINUTE);
    expect(await stateOf(id)).toEqual(PAID);
    expect([intents().length, (await attemptsOf(id)).length]).toEqual([before, 1]);
    await expectProjectBalanced(app, id);
  });

  test('that never receives the confirmation is queried, and the intent is cancelled before the project is payable again', async () => {
    const id = await projectAt('created');
    standIn.fail(/confirm$/, 'deaf');
    expect(await payWith(id, 'pm_card_visa')).toMatchObject({ error: { code: 1022 } });
    await app.advance(MINUTE);
    expect(await stateOf(id)).toEqual(PAYABLE);
    expect(lastIntent()?.status).toBe('canceled');
  });

  test('that is down from the first request on has not charged', async () => {
    const id = await projectAt('created');
    standIn.fail(/./, 'down');
    expect(await payWith(id, 'pm_card_visa')).toMatchObject({ status: 409, error: { code: 1022 } });
    await app.advance(MINUTE);
    expect(await stateOf(id)).toEqual(PAYABLE);
  });

  test('that is down during the query is queried again until it responds', async () => {
    const id = await projectAt('created');
    await payWith(id, 'pm_slow');
    standIn.fail(/./, 'down');
    await app.advance(MINUTE);
    expect(await stateOf(id)).toEqual(WAITING);
    standIn.fail(undefined);
    Object.assign(lastIntent() ?? {}, { status: 'succeeded' });
    await app.advance(10 * MINUTE);
    expect(await stateOf(id)).toEqual(PAID);
  });
});

describe('a refund', () => {
  const refunded = async (refundStatus: string) => {
    const id = await projectAt('created');
    await payWith(id, 'pm_card_visa');
    standIn.books.refundStatus = refundStatus;
    await customer.call('POST /api/customer/refund', { body: { project_id: id } });
    await app.advance(MINUTE);
    return id;
  };
  const paidAt = async (project_id: string) =>
    (
      await app.db
        .selectFrom('refunds')
        .select('paid_at')
        .where('project_id', '=', project_id)
        .executeTakeFirst()
    )?.paid_at;
  const refundsOf = (payment_intent: string | undefined) =>
    standIn.books.refunds.filter((refund) => refund.payment_intent === payment_intent);

  test('is paid back in full, once', async () => {
    const id = await refunded('succeeded');
    expect(await paidAt(id)).toBeInstanceOf(Date);
    expect(refundsOf(lastIntent()?.id)).toMatchObject([{ amount: lastIntent()?.amount }]);
  });

  test('that is slow is queried, not made again', async () => {
    const id = await refunded('pending');
    expect(await paidAt(id)).toBeNull();
    const [refund] = refundsOf(lastIntent()?.id);
    Object.assign(refund ?? {}, { status: 'succeeded' });
    await app.advance(2 * MINUTE);
    expect(await paidAt(id)).toBeInstanceOf(Date);
    expect(refundsOf(lastIntent()?.id)).toHaveLength(1);
  });

  test('that fails is not made again, and is booked once it was made manually', async () => {
    const id = await refunded('failed');
    await app.advance(10 * MINUTE);
    expect(await paidAt(id)).toBeNull();
    const [failed] = refundsOf(lastIntent()?.id);
    expect(refundsOf(lastIntent()?.id)).toHaveLength(1);
    if (failed) standIn.books.refunds.push({ ...failed, id: 're_by_hand', status: 'succeeded' });
    await app.advance(24 * 60 * MINUTE);
    expect(await paidAt(id)).toBeInstanceOf(Date);
  });
});

test("the browser gets the provider's tokeniser, and that of the sandbox is off", async () => {
  const { server } = app;
  expect((await server.inject('/psp/config')).json()).toEqual({
    provider: 'stripe',
    publishable_key: standIn.config.publishableKey,
  });
  expect((await server.inject({ method: 'POST', url: '/psp/tokens', payload: {} })).statusCode).toBe(404);
});

test('afterwards the ledger balances', () => expectBalanced(app));
