import { expect, test } from '@jest/globals';
import { examples } from '@metier/contract/examples';
import { marketplace } from '../../../testing/index.ts';
import { rounds } from '../../../testing/rounds.ts';

const ROUNDS = rounds(25);
const TIMEOUT_MS = 180_000;
const REQUISITES = examples['POST /api/projects/project_card/invoice'].body;

const { customer, projectAt } = await marketplace();

const bill = (project_id: string) =>
  customer.send('POST /api/projects/project_card/invoice', { body: { ...REQUISITES, project_id } });

test(
  "deleting a project while its invoice's requisites are entered: they are stored before, or not found",
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const project_id = await projectAt('created');
      const [added, deleted] = await Promise.all([
        bill(project_id),
        customer.send('DELETE /api/projects/project', { query: { project_id } }),
      ]);
      expect(deleted.status).toBe(200);
      if (added.status !== 200) expect(added).toMatchObject({ status: 404, error: { code: 1005 } });
      expect((await bill(project_id)).error).toMatchObject({ code: 1005 });
    }
  },
  TIMEOUT_MS,
);
