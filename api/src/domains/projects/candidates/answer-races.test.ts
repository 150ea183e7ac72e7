import { expect, test } from '@jest/globals';
import { marketplace } from '../../../testing/index.ts';
import { orderOf, seenBy } from '../../../testing/projects.ts';
import { rounds } from '../../../testing/rounds.ts';

const ROUNDS = rounds(25);
const TIMEOUT_MS = 180_000;

const { app, customer, freelancer, projectAt } = await marketplace();

const take = (project_id: string, flag: 0 | 1) =>
  freelancer.send('POST /api/freelancer/take_project', { body: { project_id, take: flag } });
const latestOf = async (project_id: string) =>
  (await customer.call('GET /api/projects/project_card/activity', { query: { project_id } })).activity[0];

test(
  'concurrent acceptance and decline: one takes effect, the other is refused',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const project_id = await projectAt('paid');
      await customer.call('POST /api/customer/invite_freelancer', {
        body: { project_id, user_id: freelancer.id },
      });
      const answer = (flag: 0 | 1) =>
        freelancer.send('POST /api/invitations/accept', { body: { project_id, take: flag } });
      const [declined, accepted] = await Promise.all([answer(0), answer(1)]);
      const isAccepted = accepted.status === 200;
      expect(isAccepted ? declined : accepted).toMatchObject({ status: 409, error: { code: 1041 } });
      expect((isAccepted ? accepted : declined).status).toBe(200);
      if (!isAccepted)
        expect(accepted.error?.details).toMatchObject({
          status: 'paid',
          available_actions: [{ action: 'respond' }],
        });
      expect((await seenBy(customer, project_id)).freelancer?.id).toBe(
        isAccepted ? freelancer.id : undefined,
      );
      expect((await latestOf(project_id))?.what).toBe(isAccepted ? 'assigned' : 'invitation_declined');
    }
  },
  TIMEOUT_MS,
);

test(
  'acceptance during an edit of the brief: the late one may retry, and the invitation stays open',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const project_id = await projectAt('paid');
      await customer.call('POST /api/customer/invite_freelancer', {
        body: { project_id, user_id: freelancer.id },
      });
      const acceptance = { body: { project_id, take: 1 as const } };
      const [accepted, edited] = await Promise.all([
        freelancer.send('POST /api/invitations/accept', acceptance),
        customer.send('PUT /api/projects/project', { body: { ...orderOf(app), project_id, name: 'A sign' } }),
      ]);
      expect([accepted.status, edited.status]).toContain(200);
      if (edited.status !== 200) expect(edited).toMatchObject({ status: 409, error: { code: 1006 } });
      if (accepted.status === 200) continue;
      expect(accepted).toMatchObject({ status: 409, error: { code: 1006, details: { status: 'paid' } } });
      expect(accepted.error?.details).toMatchObject({
        available_actions: expect.arrayContaining([expect.objectContaining({ action: 'accept_invitation' })]),
      });
      expect((await freelancer.send('POST /api/invitations/accept', acceptance)).status).toBe(200);
    }
  },
  TIMEOUT_MS,
);

test(
  'withdrawal of a response during the choice: either chosen and notified, or withdrawn and invited',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const project_id = await projectAt('paid');
      await take(project_id, 1);
      const [chosen, withdrawn] = await Promise.all([
        customer.send('POST /api/customer/executor', { body: { project_id, freelancer_id: freelancer.id } }),
        take(project_id, 0),
      ]);
      expect(chosen.status).toBe(200);
      expect((await seenBy(customer, project_id)).freelancer?.id).toBe(
        chosen.body.assigned ? freelancer.id : undefined,
      );
      if (chosen.body.assigned)
        expect(withdrawn).toMatchObject({ status: 409, error: { code: 1006, details: { status: 'paid' } } });
      else expect(withdrawn.status).toBe(200);
    }
  },
  TIMEOUT_MS,
);

test(
  'two concurrent responses are one response and one activity',
  async () => {
    const project_id = await projectAt('paid');
    for (let round = 1; round <= ROUNDS; round += 1) {
      const answers = await Promise.all([take(project_id, 1), take(project_id, 1)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({ code: 1006 });
      const told = await app.db
        .selectFrom('project_activities')
        .select('id')
        .where('project_id', '=', project_id)
        .where('what', '=', 'responded')
        .execute();
      expect(told).toHaveLength(round);
      expect((await take(project_id, 0)).status).toBe(200);
    }
  },
  TIMEOUT_MS,
);
