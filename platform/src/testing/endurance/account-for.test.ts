import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../api/src/testing/index.ts';
import { orderOf } from '../../../../api/src/testing/projects.ts';
import { providerFaults } from '../../../../api/src/testing/provider-faults.ts';
import { spoiled } from '../../../../api/src/testing/spoiled.ts';
import { unaccounted } from './account-for.ts';
import { Clients } from './clients.ts';
import { SCENARIOS } from './moves.ts';
import { registerManagers, registerUsers } from './users.ts';

let app: TestApp;
let load: Clients;
beforeAll(async () => {
  app = await createTestApp();
  const origin = await app.server.listen({ port: 0 });
  const product = { ...app, apis: [{ origin }] };
  load = new Clients(
    await registerUsers(product, 'customer', 1),
    await registerUsers(product, 'freelancer', 1),
    await registerManagers(product),
    () => orderOf(app),
  );
  for (const scenario of SCENARIOS) await load.runScenario(scenario);
  await load.runScenario([]);
  await app.advance(60);
});
afterAll(() => app.close());

const projects = () => load.jobs.map(({ project_id }) => project_id);

test('every acknowledged call is stored, here and at the provider', async () => {
  expect(await unaccounted(app.db, load.journal, projects())).toEqual([]);
  expect(await providerFaults(app.db)).toEqual([]);
});

/** The differences found after a statement that bypasses the constraints. */
const foundAfter = (statement: string): Promise<string[]> =>
  spoiled(app.db, statement, async (db) => [
    ...(await unaccounted(db, load.journal, projects())),
    ...(await providerFaults(db)),
  ]);

test.each([
  ['invited 0 times, acknowledged 1', 'delete from invitations'],
  [
    'responded 1 times, acknowledged 2',
    "delete from project_activities where id = (select id from project_activities where what = 'responded' limit 1)",
  ],
  [
    'response withdrawn 0 times, acknowledged 1',
    "delete from project_activities where what = 'response_withdrawn'",
  ],
  ['assigned 0 times, acknowledged 1', "delete from project_activities where what = 'assigned'"],
  ['declined 0 times, acknowledged 1', "delete from project_activities where what = 'invitation_declined'"],
  ['started 0 times, acknowledged 1', "delete from project_activities where what = 'started'"],
  ['given back 0 times, acknowledged 1', "delete from project_activities where what = 'given_back'"],
  ['extended 0 times, acknowledged 1', "delete from project_activities where what = 'review_extended'"],
  ['delivered 1 times, acknowledged 2', 'delete from project_results where version > 1'],
  ['sent back 0 times, acknowledged 1', 'delete from project_improvements'],
  ['accepted 0 times, acknowledged 1', "delete from ledger_entries where event = 'accepted'"],
  ['refunded 0 times, acknowledged 1', "delete from project_activities where what = 'refund_requested'"],
  ['refunded in the books 0 times', "delete from ledger_entries where event = 'refund_decided'"],
  ['agreed 0 times, acknowledged 1', "delete from project_activities where what = 'refund_agreed'"],
  ['refused 0 times, acknowledged 1', "delete from project_activities where what = 'refund_refused'"],
  ['stated 0 times, acknowledged 1', "delete from messages where kind = 'statement'"],
  ['offered 0 times, acknowledged 1', "delete from project_activities where what = 'share_offered'"],
  [
    'offer withdrawn 0 times, acknowledged 1',
    "delete from project_activities where what = 'offer_withdrawn'",
  ],
  ['offer accepted 0 times, acknowledged 1', "delete from project_activities where what = 'offer_accepted'"],
  ['offered 0 times, acknowledged 2', "delete from project_activities where what = 'decision_agreed'"],
  [
    'offer withdrawn 0 times, acknowledged 1',
    "delete from project_activities where what = 'agreement_withdrawn'",
  ],
  ['offer accepted 0 times, acknowledged 1', "delete from project_activities where what = 'both_agreed'"],
  ['decided 0 times, acknowledged 2', 'delete from project_decisions'],
  ['appealed 0 times, acknowledged 1', "delete from project_activities where what = 'appealed'"],
  ['reviewed 0 times, acknowledged 2', 'delete from reviews'],
  ['acknowledged but not paid', "delete from ledger_entries where event = 'captured'"],
  ['gone, and nobody deleted it', "delete from projects where status = 'created'"],
  [
    'charge of .*: 15048 at the provider, 7524 in the books',
    `with again as (
      insert into payment_attempts (id, project_id, amount, state, created_at, settled_at)
      select gen_random_uuid(), project_id, amount, 'declined', created_at, settled_at
      from payment_attempts where state = 'succeeded' returning id, amount
    )
    insert into sandbox_operations select 'charge', id, amount, 'succeeded', now() from again`,
  ],
  ['refund of .*: 0 at the provider', "delete from sandbox_operations where kind = 'refund'"],
])('%s is found', async (fault, change) => {
  expect((await foundAfter(change)).join('\n')).toMatch(new RegExp(fault));
});
