import { describe, expect, test } from '@jest/globals';
import { marketplace, TEST_SECRET } from '../../testing/index.ts';
import { expectBalanced, expectProjectBalanced } from '../../testing/ledger.ts';
import { orderOf, seenBy } from '../../testing/projects.ts';
import { keysFor } from '../../platform/keys/index.ts';
import { fileLinks } from '../files/index.ts';
import { pay } from './commands/pay.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { sandboxProvider } from './sandbox/sandbox-provider.ts';

const { app, customer, projectAt } = await marketplace();

const payWith = (project_id: string, payment_method: string) =>
  customer.send('POST /api/customer/pay', { body: { project_id, payment_method } });
const asCustomer = () => ({ userId: customer.id, role: 'customer' as const, sessionId: null });
const links = fileLinks(keysFor('file-links', [TEST_SECRET]));
const payBy = (provider: PaymentProvider, project_id: string) =>
  pay(provider, app.db, asCustomer(), { project_id, payment_method: 'pm_card_ok' }, app.clock.now(), links);

describe('the tokeniser', () => {
  const tokenise = async (number: string, changes: object = {}) =>
    (
      await app.server.inject({
        method: 'POST',
        url: '/psp/tokens',
        payload: { number, owner: 'Clara Tester', expiry: '12/99', cvv: '123', ...changes },
      })
    ).json<Record<string, unknown>>();

  test.each([
    ['4242 4242 4242 4242', 'pm_card_ok'],
    ['4000 0000 0000 0002', 'pm_card_declined'],
    ['4000 0000 0000 3220', 'pm_card_pending'],
    ['5555555555554444', 'pm_card_ok'],
  ])('turns %s into %s', async (number, payment_method) => {
    expect(await tokenise(number)).toEqual({ payment_method });
  });

  test('names the invalid fields', async () => {
    expect(await tokenise('4242 4242 4242 4241', { cvv: '1' })).toMatchObject({
      error: { code: 1000, details: { number: 'format', cvv: 'format' } },
    });
  });

  test('rejects an expired card', async () => {
    const year = String(app.clock.now().getUTCFullYear() - 1).slice(-2);
    expect(await tokenise('4242 4242 4242 4242', { expiry: `12/${year}` })).toMatchObject({
      error: { code: 1000, details: { expiry: 'format' } },
    });
  });
});

describe('a payment', () => {
  test('that is declined leaves the project payable', async () => {
    const id = await projectAt('created');
    expect(await payWith(id, 'pm_card_declined')).toMatchObject({ status: 402, error: { code: 1021 } });
    expect(await seenBy(customer, id)).toMatchObject({
      status: 'created',
      payment_pending: false,
      payment_declined: true,
    });
    const { project } = (await payWith(id, 'pm_card_ok')).body;
    expect(project).toMatchObject({ status: 'paid', payment_declined: false });
    await expectProjectBalanced(app, id);
  });

  test('that is slow is pending, blocks everything else, then succeeds by itself', async () => {
    const id = await projectAt('created');
    expect(await payWith(id, 'pm_card_pending')).toMatchObject({ status: 409, error: { code: 1022 } });
    expect(await seenBy(customer, id)).toMatchObject({ status: 'created', payment_pending: true });
    expect(await payWith(id, 'pm_card_ok')).toMatchObject({ error: { code: 1022 } });
    expect(await customer.send('DELETE /api/projects/project', { query: { project_id: id } })).toMatchObject({
      error: { code: 1022 },
    });
    const edit = await customer.send('PUT /api/projects/project', {
      body: { project_id: id, ...orderOf(app) },
    });
    expect(edit).toMatchObject({ error: { code: 1022 } });
    await app.advance(5);
    expect(await seenBy(customer, id)).toMatchObject({ status: 'paid', payment_pending: false });
    await expectProjectBalanced(app, id);
  });

  test('shows in the list while pending, and when it fails', async () => {
    const id = await projectAt('created');
    const row = async () => {
      const { projects } = await customer.call('GET /api/customer/my_projects', { query: {} });
      return projects.find((each) => each.id === id);
    };
    expect(await row()).toMatchObject({ payment_pending: false, payment_declined: false });
    await payWith(id, 'pm_card_pending_declined');
    expect(await row()).toMatchObject({ payment_pending: true, payment_declined: false });
    await app.advance(5);
    expect(await row()).toMatchObject({ status: 'created', payment_pending: false, payment_declined: true });
    await payWith(id, 'pm_card_pending');
    expect(await row()).toMatchObject({ payment_pending: true, payment_declined: false });
    await app.advance(5);
    expect(await row()).toMatchObject({ status: 'paid', payment_pending: false, payment_declined: false });
  });

  test('of a paid project is refused with the current state', async () => {
    const id = await projectAt('created');
    await payWith(id, 'pm_card_ok');
    expect(await payWith(id, 'pm_card_ok')).toMatchObject({
      status: 409,
      error: { code: 1006, details: { status: 'paid' } },
    });
  });

  test('with the same key is made once', async () => {
    const id = await projectAt('created');
    const send = () =>
      customer.send('POST /api/customer/pay', {
        body: { project_id: id, payment_method: 'pm_card_ok' },
        headers: { 'idempotency-key': '7a0a3b9e-0000-4000-8000-000000000002' },
      });
    expect((await send()).status).toBe(200);
    expect(await send()).toMatchObject({ status: 200, body: { project: { status: 'paid' } } });
    await expectProjectBalanced(app, id);
  });

  test('sent many times concurrently is made once', async () => {
    const id = await projectAt('created');
    const answers = await Promise.all(Array.from({ length: 8 }, () => payWith(id, 'pm_card_ok')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      await app.db.selectFrom('payment_attempts').select('id').where('project_id', '=', id).execute(),
    ).toHaveLength(1);
    await expectProjectBalanced(app, id);
  });
});

describe('a provider that does not respond', () => {
  test('but made the charge is queried, and the project is paid', async () => {
    const id = await projectAt('created');
    const sandbox = sandboxProvider(app.db);
    const mute: PaymentProvider = {
      ...sandbox,
      charge: async (charge, now) => {
        await sandbox.charge(charge, now);
        throw new Error('The connection broke');
      },
    };
    await expect(payBy(mute, id)).rejects.toMatchObject({ error: 'paymentPending' });
    await app.advance(5);
    expect(await seenBy(customer, id)).toMatchObject({ status: 'paid' });
    await expectProjectBalanced(app, id);
  });

  test('and never received the charge is queried, and the project is payable again', async () => {
    const id = await projectAt('created');
    const deaf: PaymentProvider = {
      ...sandboxProvider(app.db),
      charge: () => Promise.reject(new Error('No route')),
    };
    await expect(payBy(deaf, id)).rejects.toMatchObject({ error: 'paymentPending' });
    await app.advance(5);
    expect(await seenBy(customer, id)).toMatchObject({ status: 'created', payment_pending: false });
  });
});

test('afterwards the ledger balances', () => expectBalanced(app));
