import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, newCustomer, newFreelancer, newManager, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const QUESTION = { name: 'Invoice', description: 'Where do I find the invoice of a finished project?' };

test.each([
  ['customer', newCustomer],
  ['freelancer', newFreelancer],
  ['manager', newManager],
])('a signed-in %s asks a question', async (_, newPerson) => {
  const person = await newPerson(app);
  await person.call('POST /api/support/request', { body: QUESTION });
  const kept = await app.db
    .selectFrom('support_requests')
    .selectAll()
    .where('user_id', '=', person.id)
    .execute();
  expect(kept).toMatchObject([{ ...QUESTION, contacts: null }]);
});

test.each([
  [{ name: '' }, { name: 'required' }],
  [{ description: '  ' }, { description: 'required' }],
  [{ name: 'x'.repeat(121) }, { name: 'tooLong' }],
])('a question with %j is refused', async (change, details) => {
  const customer = await newCustomer(app);
  const answer = await customer.send('POST /api/support/request', { body: { ...QUESTION, ...change } });
  expect(answer.error).toMatchObject({ code: 1000, details });
});
