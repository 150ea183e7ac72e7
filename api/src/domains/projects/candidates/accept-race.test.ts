import { expect, test } from '@jest/globals';
import { marketplace, newPerson } from '../../../testing/index.ts';
import { seenBy } from '../../../testing/projects.ts';
import { rounds } from '../../../testing/rounds.ts';

const ROUNDS = rounds(25);
const TIMEOUT_MS = 180_000;
const { app, customer, freelancer, projectAt } = await marketplace();
const freelancers = [freelancer, await newPerson(app, 'freelancer', 'Fiona')];

test(
  'two freelancers accept concurrently, many rounds: exactly one wins',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const project_id = await projectAt('paid');
      for (const { id } of freelancers)
        await customer.call('POST /api/customer/invite_freelancer', { body: { project_id, user_id: id } });
      const answers = await Promise.all(
        freelancers.map(({ send }) =>
          send('POST /api/invitations/accept', { body: { project_id, take: 1 } }),
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
