import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startStandIn } from './domains/payments/stripe/testing/stand-in-stripe.ts';
import { runPayoutsCommand } from './payouts-command.ts';
import { marketplace, newPerson } from './testing/index.ts';
import { expectBalanced } from './testing/ledger.ts';

const DAY = 86_400;
const ID = '7a0a3b9e-0000-4000-8000-000000000001';
const standIn = await startStandIn();
const { app, projectAt } = await marketplace({ payments: standIn.config });
const freelancer = await newPerson(app, 'freelancer', 'Fiona');
afterAll(() => standIn.close());
beforeAll(async () => {
  await projectAt('accepted', { freelancer });
  await app.advance(4 * DAY);
});

const run = (...args: string[]) => runPayoutsCommand(args, app.databaseUrl);
const funds = async () => (await freelancer.call('GET /api/account/funds')).funds;
const convert = async (amount: number) => {
  await freelancer.call('POST /api/account/withdrawal', { body: { funds: amount } });
  await app.advance(DAY);
  return (await run('list')).split('\t')[0] ?? '';
};

test('with Stripe a conversion is pending until somebody has paid it out manually', async () => {
  expect(await run('list')).toBe('There are no pending conversions');
  const before = await funds();
  const id = await convert(2_050);
  expect(await run('list')).toMatch(
    new RegExp(`^${id}\\t[\\d-]{10}\\t20\\.50 EUR\\tFiona Tester\\t${freelancer.email}$`),
  );
  expect(await run('paid', id)).toContain('paid out');
  expect(await run('list')).toBe('There are no pending conversions');
  expect(await funds()).toBe(before - 2_050);
  await expect(run('paid', id)).rejects.toThrow('There is no pending conversion');
  await expectBalanced(app, { payout: 0 });
});

test('a failed payout returns the points', async () => {
  const before = await funds();
  await run('failed', await convert(100), 'account_closed');
  expect(await funds()).toBe(before);
  const { withdrawals } = await freelancer.call('GET /api/account/withdrawals', { query: {} });
  expect(withdrawals[0]).toMatchObject({ funds: 100, state: 'failed', reason: 'account_closed' });
  expect((await app.mailbox(freelancer.email))[0]?.text).toContain('the card or account is closed');
  await expectBalanced(app, { payout: 0 });
});

test.each([
  [[]],
  [['list', 'all']],
  [['paid']],
  [['paid', 'all']],
  [['refund', 'x']],
  [['failed', ID]],
  [['failed', ID, 'because']],
  [['paid', ID, 'other']],
])('the arguments %j are answered with the usage', async (args) => {
  await expect(run(...args)).rejects.toThrow('Usage: npm run payouts');
});
