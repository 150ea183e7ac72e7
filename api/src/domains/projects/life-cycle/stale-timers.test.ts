import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { transaction } from '../../../platform/db/index.ts';
import { addJob } from '../../../platform/jobs/index.ts';
import { marketplace } from '../../../testing/index.ts';
import { ALL_STAGES, seenBy } from '../../../testing/projects.ts';
import { TIMERS } from './rules/life-cycle.ts';

const { app, customer, freelancer, projectAt } = await marketplace();

/** Queues every timer for now, as if its job had been started before the project changed. */
const fireAll = (project_id: string) =>
  transaction(app.db, async (trx) => {
    for (const { timer } of TIMERS) await addJob(trx, 'project-timer', { project_id, timer });
  });

/** Everything a timer could have changed: the project, its mails, and failed jobs. */
async function traces(project_id: string) {
  const mails = [...(await app.mailbox(customer.email)), ...(await app.mailbox(freelancer.email))];
  const { rows } = await sql<{ failed: number }>`
    select count(*) as failed from graphile_worker.jobs where attempts > 0`.execute(app.db);
  return {
    project: await seenBy(customer, project_id),
    mails: mails.length,
    failed: rows[0]?.failed,
  };
}

test.each(ALL_STAGES)(
  'a timer that comes too late or too early for a project that is %s does nothing',
  async (stage) => {
    const project_id = await projectAt(stage);
    const before = await traces(project_id);
    await fireAll(project_id);
    expect(await traces(project_id)).toEqual({ ...before, failed: 0 });
  },
);

test('a timer of a deleted project does nothing', async () => {
  const project_id = await projectAt('created');
  await customer.call('DELETE /api/projects/project', { query: { project_id } });
  await fireAll(project_id);
  await app.queue.drain();
  const { rows } = await sql`select 1 from graphile_worker.jobs where attempts > 0`.execute(app.db);
  expect(rows).toEqual([]);
});
