import { beforeEach, describe, expect, test } from '@jest/globals';
import { DURATIONS, PAYOUT_PARTS, type PayoutPart } from '@metier/contract';
import type { Body } from '@metier/contract/operations';
import { signedInClient } from '../../demo/signed-in-client.ts';
import { createTestApp, marketplace, newPerson, type TestPerson } from '../../testing/index.ts';
import { expectBalanced } from '../../testing/ledger.ts';
import { rounds } from '../../testing/rounds.ts';

const ROUNDS = rounds(5);
const TIMEOUT_MS = 180_000;
const UNKNOWN = '7a0a3b9e-0000-4000-8000-000000000001';
let freelancer: TestPerson;
let funds: number;

const { app, manager, projectAt } = await marketplace();
const another = await newPerson(app, 'manager', 'Otto');
beforeEach(async () => {
  freelancer = await newPerson(app, 'freelancer');
  await projectAt('accepted', { freelancer });
  await app.advance(DURATIONS.clearing);
  ({ funds } = await freelancer.call('GET /api/account/funds'));
});

type Outcome = Omit<Body<'POST /api/manager/payouts'>, 'withdrawal_id'>;

/** Converts points, by default to a card that the sandbox cannot pay out to; returns the conversion's id. */
async function converted(payment_method = 'pm_card_by_hand', points = 2_000): Promise<string> {
  await freelancer.call('POST /api/account/withdrawal', { body: { funds: points, payment_method } });
  await app.advance(1);
  const { withdrawals } = await freelancer.call('GET /api/account/withdrawals', { query: {} });
  return withdrawals[0]?.id ?? '';
}
const book = (by: Pick<TestPerson, 'send'>, withdrawal_id: string, outcome: Outcome) =>
  by.send('POST /api/manager/payouts', { body: { withdrawal_id, ...outcome } });
const listed = async (state?: PayoutPart) =>
  (await manager.call('GET /api/manager/payouts', { query: { ...(state && { state }) } })).payouts;
const of = async (id: string, state?: PayoutPart) => (await listed(state)).find((payout) => payout.id === id);
const waitingCount = async () => (await manager.call('GET /api/counts')).counts.payouts ?? 0;
const figures = () => freelancer.call('GET /api/account/funds');
const ledgerRows = async () =>
  (await freelancer.call('GET /api/account/ledger', { query: { figure: 'in_payout' } })).rows.map(
    ({ event, amount }) => [event, amount],
  );
const mail = async () => (await app.mailbox(freelancer.email))[0];

describe('a payout that the provider leaves to a manager', () => {
  test('waits, is counted in the menu, and is paid by the manager who booked it', async () => {
    const before = await waitingCount();
    const id = await converted();
    expect(await of(id, 'waiting')).toMatchObject({
      freelancer: { id: freelancer.id },
      email: freelancer.email,
      funds: 2_000,
      state: 'requested',
      provider: 'sandbox',
      by_hand: true,
      settled_by: null,
    });
    expect(await of(id)).toBeDefined();
    expect(await waitingCount()).toBe(before + 1);
    await app.advance(2 * DURATIONS.payout);
    expect(await of(id, 'waiting')).toMatchObject({ state: 'requested' });

    expect((await book(manager, id, { outcome: 'paid' })).status).toBe(200);
    expect(await of(id, 'paid')).toMatchObject({
      state: 'paid',
      settled_by: { id: manager.id },
      reason: null,
    });
    expect([await of(id, 'waiting'), await of(id, 'open')]).toEqual([undefined, undefined]);
    expect(await waitingCount()).toBe(before);
    expect(await figures()).toMatchObject({ funds: funds - 2_000, in_payout: 0 });
    expect(await ledgerRows()).toEqual([
      ['withdrawal_paid', -2_000],
      ['withdrawal_requested', 2_000],
    ]);
    expect((await mail())?.subject).toBe('Your payout of €20.00 has been made');
    await expectBalanced(app);
  });

  test('returns the points when it fails, and tells the freelancer why', async () => {
    const id = await converted();
    await book(manager, id, { outcome: 'failed', reason: 'account_closed' });
    expect(await of(id, 'failed')).toMatchObject({ state: 'failed', reason: 'account_closed' });
    expect(await figures()).toMatchObject({ funds, in_payout: 0 });
    expect(await ledgerRows()).toEqual([
      ['withdrawal_failed', -2_000],
      ['withdrawal_requested', 2_000],
    ]);
    expect((await mail())?.text).toContain('the card or account is closed');
    await expectBalanced(app);
  });

  test('is booked once: the second manager gets its state', async () => {
    const id = await converted();
    await book(manager, id, { outcome: 'paid' });
    const { settled_at } = (await of(id, 'paid')) ?? {};
    expect(await book(another, id, { outcome: 'failed', reason: 'other' })).toMatchObject({
      status: 409,
      error: { code: 1006, details: { payout: 'paid', by_hand: true, settled_at } },
    });
    expect(await figures()).toMatchObject({ funds: funds - 2_000, in_payout: 0 });
  });

  test.each([
    [{ outcome: 'failed' }, { reason: 'required' }],
    [{ outcome: 'paid', reason: 'other' }, { reason: 'unknown' }],
    [{ outcome: 'failed', reason: 'because' }, { reason: 'choice' }],
    [{ outcome: 'requested' }, { outcome: 'choice' }],
  ])('is not booked as %j', async (outcome, details) => {
    const id = await converted();
    expect((await book(manager, id, outcome as Outcome)).error).toMatchObject({ code: 1000, details });
    expect(await of(id, 'waiting')).toMatchObject({ state: 'requested' });
  });

  test(
    'is booked once by two managers at once, in two processes',
    async () => {
      const second = await createTestApp({ beside: app });
      try {
        const there = signedInClient(second.server, second.clock, another);
        for (let round = 0; round < ROUNDS; round += 1) {
          const id = await converted('pm_card_by_hand', 100);
          await second.clock.sync();
          const { funds: left } = await figures();
          const [paid, failed] = await Promise.all([
            book(manager, id, { outcome: 'paid' }),
            book(there, id, { outcome: 'failed', reason: 'other' }),
          ]);
          expect(new Set([paid.status, failed.status])).toEqual(new Set([200, 409]));
          const won = paid.status === 200 ? 'paid' : 'failed';
          const loser = paid.status === 200 ? failed : paid;
          expect(loser.error).toMatchObject({ code: 1006, details: { payout: won } });
          expect(await figures()).toMatchObject({
            funds: won === 'paid' ? left : left + 100,
            in_payout: 0,
          });
        }
        await expectBalanced(app);
      } finally {
        await second.close();
      }
    },
    TIMEOUT_MS,
  );
});

test('a payout that the provider settles is listed, but cannot be booked', async () => {
  const id = await converted('pm_card_ok');
  expect(await of(id, 'waiting')).toBeUndefined();
  expect(await of(id, 'open')).toMatchObject({ state: 'in_payout', provider: 'sandbox', by_hand: false });
  expect((await book(manager, id, { outcome: 'paid' })).error).toMatchObject({
    code: 1006,
    details: { payout: 'in_payout', by_hand: false, settled_at: null },
  });
  await app.advance(DURATIONS.payout);
  expect(await of(id, 'paid')).toMatchObject({ state: 'paid', settled_by: null });
});

test('an unknown payout is not found', async () => {
  expect((await book(manager, UNKNOWN, { outcome: 'paid' })).error?.code).toBe(1005);
});

test('open payouts are listed oldest first, settled ones newest first; the overview counts the open ones', async () => {
  const ids = [await converted(), await converted()];
  const places = async (part: PayoutPart) =>
    (await listed(part)).map(({ id }) => ids.indexOf(id)).filter((place) => place >= 0);
  expect(await places('waiting')).toEqual([0, 1]);
  const sumOf = async (state: PayoutPart) => {
    const { payouts, total } = await manager.call('GET /api/manager/payouts', { query: { state } });
    return { payouts: total, amount: payouts.reduce((sum, payout) => sum + payout.funds, 0) };
  };
  const { in_payout, to_pay_out } = await manager.call('GET /api/manager/overview');
  expect([in_payout, to_pay_out]).toEqual([await sumOf('open'), await sumOf('waiting')]);
  for (const id of ids) {
    await book(manager, id, { outcome: 'paid' });
    await app.advance(60);
  }
  expect(await places('paid')).toEqual([1, 0]);
});

test('each part comes with the numbers of all parts', async () => {
  const countsOf = async (state?: PayoutPart) =>
    (await manager.call('GET /api/manager/payouts', { query: { ...(state && { state }) } })).counts;
  const before = await countsOf();
  const first = await converted('pm_card_by_hand', 100);
  await converted('pm_card_by_hand', 100);
  await converted('pm_card_ok', 100);
  await book(manager, first, { outcome: 'failed', reason: 'other' });
  for (const part of [undefined, ...PAYOUT_PARTS])
    expect(await countsOf(part)).toEqual({
      waiting: Number(before?.waiting) + 1,
      open: Number(before?.open) + 2,
      paid: before?.paid,
      failed: Number(before?.failed) + 1,
    });
});
