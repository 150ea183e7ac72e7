import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DURATIONS } from '@metier/contract';
import {
  createTestApp,
  newCustomer,
  newFreelancer,
  type TestApp,
  type TestPerson,
} from '../../testing/index.ts';
import { expectBalanced } from '../../testing/ledger.ts';
import { acceptedProject } from '../../testing/projects.ts';
import { rounds } from '../../testing/rounds.ts';

const ROUNDS = rounds(10);
const TIMEOUT_MS = 180_000;
let app: TestApp;
let customer: TestPerson;
let freelancer: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  [customer, freelancer] = [await newCustomer(app), await newFreelancer(app)];
});
afterAll(() => app.close());

test(
  'withdrawing everything twice at once: it is there for one of them only',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await acceptedProject(app, customer, freelancer);
      await app.advance(DURATIONS.clearing);
      const { funds } = await freelancer.call('GET /api/account/funds');
      const withdraw = () => freelancer.send('POST /api/account/withdrawal', { body: { funds } });
      const answers = await Promise.all([withdraw(), withdraw()]);
      expect(new Set(answers.map(({ error }) => error?.code))).toEqual(new Set([undefined, 1030]));
      expect((await freelancer.call('GET /api/account/funds')).funds).toBe(0);
    }
    await expectBalanced(app);
  },
  TIMEOUT_MS,
);
