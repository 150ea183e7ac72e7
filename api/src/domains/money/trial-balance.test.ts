import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, newCustomer, newFreelancer, newManager, type TestApp } from '../../testing/index.ts';
import { acceptedProject, paidProject } from '../../testing/projects.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('the manager sees where all the money stands, and that the books balance', async () => {
  const customer = await newCustomer(app);
  const freelancer = await newFreelancer(app);
  await paidProject(app, customer);
  await acceptedProject(app, customer, freelancer);
  const { accounts, total, unbalanced_entries } = await (
    await newManager(app)
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
  for (const person of [await newCustomer(app), await newFreelancer(app)]) {
    expect(await person.send('GET /api/manager/ledger')).toMatchObject({
      status: 403,
      error: { code: 1002 },
    });
  }
});
