import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { transaction } from '../../../platform/db/index.ts';
import { addJob } from '../../../platform/jobs/index.ts';
import {
  createTestApp,
  newCustomer,
  newFreelancer,
  type TestApp,
  type TestPerson,
} from '../../../testing/index.ts';
import * as projects from '../../../testing/projects.ts';
import { TIMERS } from './rules/life-cycle.ts';

let app: TestApp;
let customer: TestPerson;
let freelancer: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  [customer, freelancer] = [await newCustomer(app), await newFreelancer(app)];
});
afterAll(() => app.close());

/** Queues every timer there is for now, as if its job had been taken up while the project moved on. */
const fireAll = (project_id: string) =>
  transaction(app.db, async (trx) => {
    for (const { timer } of TIMERS) await addJob(trx, 'project-timer', { project_id, timer });
  });

/** What could have been done: the project, the mails about it, and jobs that failed. */
async function traces(project_id: string) {
  const mails = [...(await app.mailbox(customer.email)), ...(await app.mailbox(freelancer.email))];
  const { rows } = await sql<{ failed: number }>`
    select count(*) as failed from graphile_worker.jobs where attempts > 0`.execute(app.db);
  return {
    project: await projects.seenBy(customer, project_id),
    mails: mails.length,
    failed: rows[0]?.failed,
  };
}

async function refundAsked(...world: Parameters<typeof projects.startedProject>): Promise<string> {
  const project_id = await projects.deliveredProject(...world);
  await customer.call('POST /api/customer/refund', { body: { project_id } });
  return project_id;
}

test.each([
  ['is unpaid', () => projects.createdProject(app, customer)],
  ['looks for an executor', () => projects.paidProject(app, customer)],
  ['has one', projects.assignedProject],
  ['is started', projects.startedProject],
  ['is delivered', projects.deliveredProject],
  ['is accepted', projects.acceptedProject],
  ['stands still until a refund is answered', refundAsked],
])('a timer that comes too late or too early for a project that %s does nothing', async (_, bring) => {
  const project_id = await bring(app, customer, freelancer);
  const before = await traces(project_id);
  await fireAll(project_id);
  expect(await traces(project_id)).toEqual({ ...before, failed: 0 });
});

test('a timer of a project that is gone does nothing', async () => {
  const project_id = await projects.createdProject(app, customer);
  await customer.call('DELETE /api/projects/project', { query: { project_id } });
  await fireAll(project_id);
  await app.queue.drain();
  const { rows } = await sql`select 1 from graphile_worker.jobs where attempts > 0`.execute(app.db);
  expect(rows).toEqual([]);
});
