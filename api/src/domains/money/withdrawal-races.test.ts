import { expect, test } from '@jest/globals';
import { DURATIONS } from '@metier/contract';
import { marketplace } from '../../testing/index.ts';
import { expectBalanced } from '../../testing/ledger.ts';
import { rounds } from '../../testing/rounds.ts';

const ROUNDS = rounds(10);
const TIMEOUT_MS = 180_000;

const { app, freelancer, projectAt } = await marketplace();

test(
  'of two concurrent withdrawals of everything only one succeeds',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await projectAt('accepted');
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
