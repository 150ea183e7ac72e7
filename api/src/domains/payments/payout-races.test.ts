import { expect, test } from '@jest/globals';
import { DURATIONS } from '@metier/contract';
import { marketplace } from '../../testing/index.ts';
import { bookFaults } from '../../testing/book-faults.ts';
import { providerFaults } from '../../testing/provider-faults.ts';
import { rounds } from '../../testing/rounds.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { paymentsTasks } from './payments.tasks.ts';
import { sandboxProvider } from './sandbox/sandbox-provider.ts';

const ROUNDS = rounds(5);
const TIMEOUT_MS = 180_000;

const { app, freelancer, projectAt } = await marketplace();

/** Converts a part of the earnings of a new project; returns the balance before and the conversion's id. */
async function converted(payment_method: string): Promise<{ funds: number; withdrawal_id: string }> {
  await projectAt('accepted');
  await app.advance(DURATIONS.clearing);
  const { funds } = await freelancer.call('GET /api/account/funds');
  await freelancer.call('POST /api/account/withdrawal', { body: { funds: 500, payment_method } });
  const { withdrawals } = await freelancer.call('GET /api/account/withdrawals', { query: {} });
  return { funds, withdrawal_id: withdrawals[0]?.id ?? '' };
}

const run = (provider: PaymentProvider, withdrawal_id: string, now: Date) =>
  paymentsTasks(provider)['pay-withdrawal']?.({ withdrawal_id }, { db: app.db, now });
const later = () => new Date(app.clock.now().getTime() + 2 * DURATIONS.payout * 1000);
const stateOf = async (id: string) =>
  (await freelancer.call('GET /api/account/withdrawals', { query: {} })).withdrawals.find(
    (withdrawal) => withdrawal.id === id,
  )?.state;
const expectSound = async () =>
  expect([...(await bookFaults(app.db)), ...(await providerFaults(app.db))]).toEqual([]);
/** Counted in the table: `mailbox` returns only the latest thousand letters, fewer than many rounds send. */
const payoutMails = async () => {
  await app.queue.drain();
  const { count } = await app.db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('recipient', '=', freelancer.email)
    .where('subject', 'like', '%payout%')
    .executeTakeFirstOrThrow();
  return Number(count);
};

test.each([
  ['pm_card_ok', 'paid', 500],
  ['pm_card_declined', 'failed', 0],
] as const)(
  'concurrent runs of a job book the outcome of %s once: %s',
  async (card, end, gone) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await payoutMails();
      const { funds, withdrawal_id } = await converted(card);
      const provider = sandboxProvider(app.db);
      await run(provider, withdrawal_id, app.clock.now());
      const now = later();
      await Promise.all(Array.from({ length: 4 }, async () => run(provider, withdrawal_id, now)));
      expect(await stateOf(withdrawal_id)).toBe(end);
      expect((await freelancer.call('GET /api/account/funds')).funds).toBe(funds - gone);
      expect(await payoutMails()).toBe(before + 1);
    }
    await expectSound();
  },
  TIMEOUT_MS,
);

test('a job that dies after the provider accepted the payout is repeated, and the payout is made once', async () => {
  const { funds, withdrawal_id } = await converted('pm_card_ok');
  const sandbox = sandboxProvider(app.db);
  const dying: PaymentProvider = {
    ...sandbox,
    payOut: async (payout, now) => {
      await sandbox.payOut(payout, now);
      throw new Error('The process died');
    },
  };
  await expect(run(dying, withdrawal_id, app.clock.now())).rejects.toThrow('died');
  expect(await stateOf(withdrawal_id)).toBe('requested');
  await app.advance(DURATIONS.payout);
  expect(await stateOf(withdrawal_id)).toBe('paid');
  expect(await freelancer.call('GET /api/account/funds')).toMatchObject({ funds: funds - 500, in_payout: 0 });
  await expectSound();
});
