import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PROJECT_STATUSES } from '@metier/contract';
import { openLog } from '../platform/log/index.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { demoAccounts } from './demo-accounts.ts';
import { registerDemo } from './demo-routes.ts';
import { demoState, markDemoBegun } from './demo-state.repository.ts';
import { dropHalfDemoWorld, ensureDemoWorld } from './ensure-demo-world.ts';
import { signedInClient } from './signed-in-client.ts';

const MINUTE = 60_000;
const warnings: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ log: openLog('warn', { write: (line) => warnings.push(line) }) });
  registerDemo(app.server, app.db);
  await ensureDemoWorld(app, app.db);
}, MINUTE);
afterAll(() => app.close());

const as = (name: keyof typeof demoAccounts) => signedInClient(app.server, app.clock, demoAccounts[name]);

describe('the demo world', () => {
  // First, because it is about the load only.
  test('is loaded without warnings in the log, which shows the progress', () => {
    expect(warnings).toEqual([]);
  });

  test('leaves no sessions', async () => {
    expect((await as('clara').call('GET /api/auth/sessions', { query: {} })).sessions).toHaveLength(1);
  });

  test('is loaded once and ends today', async () => {
    await ensureDemoWorld(app, app.db);
    const { total } = await as('mona').call('GET /api/projects', { query: {} });
    expect(total).toBe(19);
    expect(Math.abs(app.clock.now().getTime() - Date.now())).toBeLessThan(MINUTE);
  });

  test.each(PROJECT_STATUSES)('has a project that is %s', async (status) => {
    const { projects } = await as('clara').call('GET /api/customer/my_projects', {
      query: { status: [status] },
    });
    expect(projects.length).toBeGreaterThan(0);
  });

  test('has cases, invitations, open projects and money at every stage', async () => {
    expect((await as('mona').call('GET /api/manager/my_projects', { query: {} })).total).toBe(3);
    for (const name of ['felix', 'nora'] as const) {
      const person = as(name);
      expect((await person.call('GET /api/freelancer/invitations', { query: {} })).total).toBe(1);
      expect((await person.call('GET /api/freelancers/open_projects', { query: {} })).total).toBeGreaterThan(
        0,
      );
      const { funds, pending, held } = await person.call('GET /api/account/funds');
      for (const amount of [funds, pending, held]) expect(amount).toBeGreaterThan(0);
    }
  });

  test('has read and unread notifications', async () => {
    for (const name of ['clara', 'felix'] as const) {
      const { unread, total } = await as(name).call('GET /api/notifications', { query: {} });
      expect(unread).toBeGreaterThan(0);
      expect(unread).toBeLessThan(total / 2);
    }
  });

  test('has a saved search that has found a project', async () => {
    const felix = as('felix');
    const { searches } = await felix.call('GET /api/freelancer/saved_searches');
    expect(searches).toMatchObject([{ alert: 'now' }]);
    const { notifications } = await felix.call('GET /api/notifications', { query: {} });
    expect(notifications.filter(({ event }) => event === 'project-found')).toMatchObject([
      { data: { project: 'Five screens for the subscription app' } },
    ]);
  });

  test('has a completed payout, a failed one and one in progress, and earnings that will clear', async () => {
    const felix = as('felix');
    const { withdrawals } = await felix.call('GET /api/account/withdrawals', { query: {} });
    expect(withdrawals.map(({ state }) => state)).toEqual(['in_payout', 'failed', 'paid']);
    const { clearings } = await felix.call('GET /api/account/clearing', { query: {} });
    expect(clearings.filter(({ at }) => at !== null)).not.toEqual([]);
    expect(await felix.call('GET /api/account/funds')).toMatchObject({ in_payout: withdrawals[0]?.funds });
  });

  test('has payouts that wait for a manager', async () => {
    const { payouts } = await as('mona').call('GET /api/manager/payouts', { query: { state: 'waiting' } });
    expect(payouts.map(({ freelancer }) => freelancer.first_name)).toEqual(['Nora', 'Nora']);
  });

  test('has freelancers with portfolios, one verified and one pending', async () => {
    const mona = as('mona');
    const { verifications } = await mona.call('GET /api/manager/verifications', { query: {} });
    expect(verifications).toMatchObject([
      { freelancer: { first_name: 'Nora' }, status: 'submitted' },
      { freelancer: { first_name: 'Felix' }, status: 'approved' },
    ]);
    const id = verifications[1]?.freelancer.id ?? '';
    const { portfolios } = await mona.call('GET /api/freelancers/portfolios', { query: { id } });
    expect(portfolios.flatMap(({ images }) => images)).toHaveLength(3);
  });

  test('has a delivered version with a picture and a text file', async () => {
    const clara = as('clara');
    const { projects } = await clara.call('GET /api/customer/my_projects', {
      query: { status: ['checking'] },
    });
    const query = { projectId: projects.find(({ name }) => name.startsWith('Brand guide'))?.id ?? '' };
    const { results } = await clara.call('GET /api/projects/project_card/results', { query });
    expect(results[0]?.files).toMatchObject([
      { name: 'Bags, page 9.png', preview: { width: 1_200, height: 800 } },
      { name: 'Colours.txt' },
    ]);
  });

  test('has answered and open support questions, a case that waits for a manager, and a decided one', async () => {
    const mona = as('mona');
    const { requests } = await mona.call('GET /api/manager/support', { query: {} });
    expect(requests.map(({ state, messages }) => [state, messages.length])).toEqual([
      ['open', 2],
      ['answered', 1],
    ]);
    for (const state of ['disputed', 'decided'] as const)
      expect((await mona.call('GET /api/manager/cases', { query: { case: state } })).total).toBe(1);
  });

  test('has a contract and an invoice', async () => {
    expect(await as('felix').call('GET /api/freelancers/contract')).toMatchObject({ status: 'accepted' });
    expect(await as('nora').call('GET /api/freelancers/contract')).toMatchObject({ status: 'offered' });
    const clara = as('clara');
    const { projects } = await clara.call('GET /api/customer/my_projects', {
      query: { status: ['completed'] },
    });
    const requisites = await Promise.all(
      projects.map(({ id }) =>
        clara.call('GET /api/projects/project_card/invoice', { query: { project_id: id } }),
      ),
    );
    expect(requisites.map(({ companyName }) => companyName)).toContain('Winterkaffee GmbH');
  });

  test('lists its people with their passwords', async () => {
    expect((await app.server.inject('/dev/accounts')).json()).toEqual(Object.values(demoAccounts));
  });
});

test('a partially loaded world is dropped', async () => {
  const half = await createTestApp();
  expect([await demoState(half.db), await dropHalfDemoWorld(half.db)]).toEqual(['none', false]);
  await markDemoBegun(half.db);
  expect(await dropHalfDemoWorld(half.db)).toBe(true);
  await expect(demoState(half.db)).rejects.toThrow('demo_world');
  await half.close();
});
