import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, newCustomer, type TestApp, type TestPerson } from '../../testing/index.ts';
import { expectBalanced } from '../../testing/ledger.ts';
import { rounds } from '../../testing/rounds.ts';
import { createdProject } from '../../testing/projects.ts';

const ROUNDS = rounds(20);
let app: TestApp;
let customer: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  customer = await newCustomer(app);
});
afterAll(() => app.close());

test('paying and deleting at once: either paid and there, or gone and not charged', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const project_id = await createdProject(app, customer);
    const [paid, deleted] = await Promise.all([
      customer.send('POST /api/customer/pay', { body: { project_id, payment_method: 'pm_card_ok' } }),
      customer.send('DELETE /api/projects/project', { query: { project_id } }),
    ]);
    expect([paid.status, deleted.status].filter((status) => status === 200)).toHaveLength(1);
    const read = await customer.send('GET /api/projects/project', { query: { project_id } });
    expect(read.status).toBe(paid.status === 200 ? 200 : 404);
    const charges = await app.db
      .selectFrom('payment_attempts')
      .select('id')
      .where('project_id', '=', project_id)
      .execute();
    expect(charges).toHaveLength(paid.status === 200 ? 1 : 0);
  }
  await expectBalanced(app);
});
