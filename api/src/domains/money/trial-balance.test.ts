import { expect, test } from '@jest/globals';
import { marketplace, newPerson } from '../../testing/index.ts';

const { app, projectAt } = await marketplace();

test('managers see the balance of each kind of account, and that they sum to zero', async () => {
  const customer = await newPerson(app, 'customer');
  const freelancer = await newPerson(app, 'freelancer');
  await projectAt('paid', { customer });
  await projectAt('accepted', { customer, freelancer });
  const { accounts, total, unbalanced_entries } = await (
    await newPerson(app, 'manager')
  ).call('GET /api/manager/ledger');
  const balanceOf = Object.fromEntries(accounts.map(({ kind, balance }) => [kind, balance]));
  expect(balanceOf['hold']).toBeGreaterThan(0);
  expect(balanceOf['pending']).toBe((await freelancer.call('GET /api/account/funds')).pending);
  expect(balanceOf['psp_cash']).toBe(-((balanceOf['hold'] ?? 0) + (balanceOf['pending'] ?? 0)));
  expect(balanceOf).toMatchObject({ available: 0, payout: 0, refund_payable: 0, platform_fee: 0 });
  expect({ total, unbalanced_entries }).toEqual({ total: 0, unbalanced_entries: 0 });
  const metrics = (await app.server.inject('/metrics')).body;
  expect(metrics).toMatch(/^metier_ledger_sum_cents 0$/m);
  expect(metrics).toMatch(new RegExp(`^metier_held_cents ${balanceOf['hold']}$`, 'm'));
  for (const transfer of ['refunds', 'withdrawals'])
    expect(metrics).toMatch(new RegExp(`^metier_open_${transfer} 0$`, 'm'));
});

test('nobody else sees it', async () => {
  for (const person of [await newPerson(app, 'customer'), await newPerson(app, 'freelancer')]) {
    expect(await person.send('GET /api/manager/ledger')).toMatchObject({
      status: 403,
      error: { code: 1002 },
    });
  }
});
