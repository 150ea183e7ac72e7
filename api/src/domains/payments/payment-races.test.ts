import { expect, test } from '@jest/globals';
import { marketplace } from '../../testing/index.ts';
import { expectBalanced } from '../../testing/ledger.ts';
import { rounds } from '../../testing/rounds.ts';

const ROUNDS = rounds(20);

const { app, customer, projectAt } = await marketplace();

test('concurrent payment and deletion: the project is either paid and kept, or deleted and not charged', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const project_id = await projectAt('created');
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
