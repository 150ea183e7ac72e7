import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  createTestApp,
  newCustomer,
  newFreelancer,
  type TestApp,
  type TestPerson,
} from '../../../testing/index.ts';
import { paidProject, seenBy } from '../../../testing/projects.ts';
import { rounds } from '../../../testing/rounds.ts';

const ROUNDS = rounds(100);
const TIMEOUT_MS = 180_000;
let app: TestApp;
let customer: TestPerson;
let freelancers: readonly TestPerson[];

beforeAll(async () => {
  app = await createTestApp();
  customer = await newCustomer(app);
  freelancers = [await newFreelancer(app), await newFreelancer(app, 'Fiona')];
});
afterAll(() => app.close());

test(
  'two freelancers accepting at once, 100 rounds: always one winner',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const project_id = await paidProject(app, customer);
      for (const { id } of freelancers)
        await customer.call('POST /api/customer/invite_freelancer', { body: { project_id, user_id: id } });
      const answers = await Promise.all(
        freelancers.map((freelancer) =>
          freelancer.send('POST /api/invitations/accept', { body: { project_id, take: 1 } }),
        ),
      );
      const winners = freelancers.filter((_, index) => answers[index]?.status === 200);
      expect(winners).toHaveLength(1);
      expect(answers.find(({ status }) => status !== 200)?.error).toMatchObject({ code: 1041 });
      expect((await seenBy(customer, project_id)).freelancer?.id).toBe(winners[0]?.id);
    }
  },
  TIMEOUT_MS,
);
