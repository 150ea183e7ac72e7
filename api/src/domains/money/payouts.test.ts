import { beforeEach, describe, expect, test } from '@jest/globals';
import { DURATIONS } from '@metier/contract';
import type { Body } from '@metier/contract/operations';
import { marketplace, newPerson, type TestPerson } from '../../testing/index.ts';
import { expectBalanced } from '../../testing/ledger.ts';
import { providerFaults } from '../../testing/provider-faults.ts';

const SECOND_MS = 1_000;
let freelancer: TestPerson;
let funds: number;

const { app, projectAt } = await marketplace();
beforeEach(async () => {
  freelancer = await newPerson(app, 'freelancer');
  await projectAt('accepted', { freelancer });
  await app.advance(DURATIONS.clearing);
  ({ funds } = await figures());
});

const figures = () => freelancer.call('GET /api/account/funds');
const convert = (body: Body<'POST /api/account/withdrawal'>) =>
  freelancer.call('POST /api/account/withdrawal', { body });
const payouts = async () =>
  (await freelancer.call('GET /api/account/withdrawals', { query: {} })).withdrawals;
const rowsInPayout = async () =>
  (await freelancer.call('GET /api/account/ledger', { query: { figure: 'in_payout' } })).rows.map(
    ({ event, amount }) => [event, amount],
  );
const mails = async () =>
  (await app.mailbox(freelancer.email))
    .map(({ subject }) => subject)
    .filter((text) => text.includes('payout'));
const secondsBetween = (from: string, to: string | null | undefined) =>
  (Date.parse(to ?? '') - Date.parse(from)) / SECOND_MS;

describe('a payout', () => {
  test('to a card is requested, then in payout until its date, then paid and mailed', async () => {
    await convert({ funds: 2_000, payment_method: 'pm_card_ok' });
    expect(await payouts()).toMatchObject([
      { funds: 2_000, state: 'requested', accepted_at: null, settled_at: null },
    ]);
    await app.advance(60);
    const [running] = await payouts();
    expect(running).toMatchObject({ state: 'in_payout', settled_at: null, reason: null });
    expect(secondsBetween(running?.requested_at ?? '', running?.expected_at)).toBe(DURATIONS.payout);
    expect(secondsBetween(running?.requested_at ?? '', running?.accepted_at)).toBeLessThan(5);
    expect(await figures()).toMatchObject({ funds: funds - 2_000, in_payout: 2_000 });
    expect(await rowsInPayout()).toEqual([['withdrawal_requested', 2_000]]);
    await app.advance(DURATIONS.payout - 120);
    expect(await payouts()).toMatchObject([{ state: 'in_payout' }]);
    expect(await mails()).toEqual([]);

    await app.advance(60);
    const [paid] = await payouts();
    expect(paid).toMatchObject({
      state: 'paid',
      accepted_at: running?.accepted_at,
      expected_at: null,
      reason: null,
    });
    expect(secondsBetween(running?.expected_at ?? '', paid?.settled_at)).toBeLessThan(5);
    expect(await figures()).toMatchObject({ funds: funds - 2_000, in_payout: 0 });
    expect(await rowsInPayout()).toEqual([
      ['withdrawal_paid', -2_000],
      ['withdrawal_requested', 2_000],
    ]);
    expect(await mails()).toEqual(['Your payout of €20.00 has been made']);
    await expectBalanced(app);
  });

  test('to a declined card fails: the points are returned, and a mail gives the reason', async () => {
    await convert({ funds: 2_000, payment_method: 'pm_card_declined' });
    await app.advance(1);
    expect(await payouts()).toMatchObject([{ state: 'failed', reason: 'declined', expected_at: null }]);
    expect(await figures()).toMatchObject({ funds, in_payout: 0 });
    expect(await rowsInPayout()).toEqual([
      ['withdrawal_failed', -2_000],
      ['withdrawal_requested', 2_000],
    ]);
    expect(await mails()).toEqual(['Your payout of €20.00 failed']);
    expect((await app.mailbox(freelancer.email))[0]?.text).toContain('the bank has declined the card');
  });

  test('without a card is paid, too', async () => {
    await convert({ funds: 2_000 });
    await app.advance(DURATIONS.payout);
    expect(await payouts()).toMatchObject([{ state: 'paid' }]);
  });

  test('that fails during another one returns its own points only', async () => {
    await convert({ funds: 3_000, payment_method: 'pm_card_ok' });
    await convert({ funds: 1_000, payment_method: 'pm_card_declined' });
    await app.advance(1);
    expect(await figures()).toMatchObject({ funds: funds - 3_000, in_payout: 3_000 });
    expect((await payouts()).map(({ state }) => state)).toEqual(['failed', 'in_payout']);
    await convert({ funds: 1_000, payment_method: 'pm_card_ok' });
    await app.advance(DURATIONS.payout);
    expect(await figures()).toMatchObject({ funds: funds - 4_000, in_payout: 0 });
    expect(await providerFaults(app.db)).toEqual([]);
  });

  test('deletes the card’s token when it ends', async () => {
    const tokens = async () =>
      (
        await app.db
          .selectFrom('withdrawals')
          .select('payment_method')
          .where('freelancer_id', '=', freelancer.id)
          .execute()
      ).map(({ payment_method }) => payment_method);
    await convert({ funds: 2_000, payment_method: 'pm_card_ok' });
    expect(await tokens()).toEqual(['pm_card_ok']);
    await app.advance(DURATIONS.payout);
    expect(await tokens()).toEqual([null]);
  });

  test('repeated with the same key is one; with another card it is refused', async () => {
    const headers = { 'idempotency-key': '7a0a3b9e-0000-4000-8000-00000000000a' };
    const send = (payment_method: string) =>
      freelancer.send('POST /api/account/withdrawal', { body: { funds: 2_000, payment_method }, headers });
    expect((await send('pm_card_ok')).body).toEqual({ funds: funds - 2_000 });
    expect((await send('pm_card_ok')).headers['idempotent-replayed']).toBe('true');
    expect(await send('pm_card_declined')).toMatchObject({ status: 422, error: { code: 1013 } });
    expect(await payouts()).toHaveLength(1);
  });

  test.each(['', 'x'.repeat(201)])('with the token %j is invalid', async (payment_method) => {
    const body = { funds: 2_000, payment_method };
    expect(await freelancer.send('POST /api/account/withdrawal', { body })).toMatchObject({
      status: 400,
      error: { code: 1000 },
    });
  });
});

test('conversions are listed newest first, ten a page', async () => {
  for (let points = 50; points < 62; points += 1) await convert({ funds: points });
  const page = (number: number) =>
    freelancer.call('GET /api/account/withdrawals', { query: { page: number } });
  const [first, second] = [await page(1), await page(2)];
  expect(first).toMatchObject({ page: 1, pages: 2, total: 12 });
  expect([...first.withdrawals, ...second.withdrawals].map((payout) => payout.funds)).toEqual(
    Array.from({ length: 12 }, (_, place) => 61 - place),
  );
});
