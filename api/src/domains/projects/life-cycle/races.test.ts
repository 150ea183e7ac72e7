import { expect, test } from '@jest/globals';
import { marketplace } from '../../../testing/index.ts';
import { expectBalanced, expectProjectBalanced } from '../../../testing/ledger.ts';
import { seenBy } from '../../../testing/projects.ts';
import { rounds } from '../../../testing/rounds.ts';

const ROUNDS = rounds(15);

const { app, customer, freelancer, projectAt } = await marketplace();

/** The outcome of concurrent acceptance and refund request, by the two responses. */
const OUTCOMES: Readonly<Record<string, string>> = {
  '200 200': 'completed refund_requested',
  '200 409': 'completed none',
  '409 200': 'checking refund_requested',
};

test('concurrent acceptance and refund request: the responses match the outcome, and the money adds up', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const project_id = await projectAt('delivered');
    const [acceptance, refund] = await Promise.all([
      customer.send('POST /api/customer/acceptance', { body: { project_id, accept: 1 } }),
      customer.send('POST /api/customer/refund', { body: { project_id } }),
    ]);
    const answers = `${acceptance.status} ${refund.status}`;
    expect(Object.keys(OUTCOMES)).toContain(answers);
    const { status, case: openCase } = await seenBy(customer, project_id);
    expect(`${status} ${openCase}`).toBe(OUTCOMES[answers]);
    for (const { error } of [acceptance, refund].filter((answer) => answer.status === 409))
      expect(error).toMatchObject({ code: 1006 });
    await expectProjectBalanced(app, project_id);
  }
});

test('concurrent refund and start: either refunded, or started and then the refund is a request', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const project_id = await projectAt('assigned');
    const [refund, start] = await Promise.all([
      customer.send('POST /api/customer/refund', { body: { project_id } }),
      freelancer.send('PUT /api/freelancers/projects/implementation', { body: { project_id, status: 1 } }),
    ]);
    const { status, case: openCase } = await seenBy(customer, project_id);
    const outcome = `${status} ${openCase}`;
    if (start.status === 200)
      expect(outcome).toBe(refund.status === 200 ? 'progress refund_requested' : 'progress none');
    else expect(outcome).toBe('refunded none');
    await expectProjectBalanced(app, project_id);
  }
});

test('two concurrent acceptances release the money once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const project_id = await projectAt('delivered');
    const accept = () => customer.send('POST /api/customer/acceptance', { body: { project_id, accept: 1 } });
    const answers = await Promise.all([accept(), accept(), accept()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ error }) => error?.code).filter(Boolean))).toEqual(new Set([1006]));
    await expectProjectBalanced(app, project_id);
  }
});

test('afterwards the ledger balances', () => expectBalanced(app));
