import { beforeEach, expect, test } from '@jest/globals';
import { examples } from '@metier/contract/examples';
import { localClient } from '../../../platform/http/index.ts';
import { createTestApp, marketplace, newPerson, type TestPerson } from '../../../testing/index.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const { app, customer, manager, projectAt } = await marketplace();
const visitor = localClient(app.server);
let iris: TestPerson;
beforeEach(async () => {
  iris = await newPerson(app, 'freelancer', 'Iris');
  await iris.call('POST /api/freelancer/profile', { body: examples['POST /api/freelancer/profile'].body });
  await iris.call('POST /api/freelancers/portfolios', {
    body: { title: 'Signs', description: 'For a bakery', links: ['https://iris.example'] },
  });
});

const publish = (is_public: 0 | 1) =>
  iris.call('POST /api/freelancers/public_page', { query: { is_public } });
const shown = (id = iris.id) => visitor.send('GET /api/public/freelancer', { query: { id } });

test('is not public until its freelancer says so, and after they take it back', async () => {
  expect(await iris.call('GET /api/freelancers/public_page', {})).toEqual({ is_public: false });
  const before = await shown();
  expect(before.error?.code).toBe(1005);
  expect(await publish(1)).toEqual({ is_public: true });
  expect((await shown()).status).toBe(200);
  expect(await iris.call('GET /api/freelancers/public_page', {})).toEqual({ is_public: true });
  await publish(0);
  expect((await shown()).error).toEqual(before.error);
});

test('shows profile and works without sign-in, but no contacts, links or e-mail', async () => {
  await publish(1);
  await projectAt('accepted', { freelancer: iris });
  const { about_me, contacts, links } = examples['POST /api/freelancer/profile'].body;
  const { body } = await shown();
  expect(body).toMatchObject({
    freelancer: { id: iris.id, first_name: 'Iris', about_me, finished_projects: 1, rating: null },
    services: [{ service: 20_101, projects: 1 }],
    works: [{ title: 'Signs', description: 'For a bakery', images: [] }],
  });
  const text = JSON.stringify(body);
  for (const secret of [contacts, iris.email, 'https://iris.example', ...links])
    expect(text).not.toContain(secret);
});

test('of a blocked freelancer, an unknown one and another role answers alike', async () => {
  await publish(1);
  await manager.call('POST /api/manager/accounts/block', { body: { user_id: iris.id, reason: 'Spam' } });
  const answers = await Promise.all([iris.id, NOBODY, customer.id, manager.id].map(shown));
  expect(new Set(answers.map(({ status, error }) => JSON.stringify([status, error]))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 404, error: { code: 1005 } });
  await manager.call('POST /api/manager/accounts/unblock', { body: { user_id: iris.id } });
  expect((await shown()).status).toBe(200);
});

test('counts against the calls without sign-in of an address', async () => {
  const strict = await createTestApp({ limitFactor: 0.001 });
  const stranger = localClient(strict.server);
  const codes = [];
  for (let call = 1; call <= 7; call += 1)
    codes.push((await stranger.send('GET /api/public/freelancer', { query: { id: NOBODY } })).error?.code);
  expect([codes[0], codes.at(-1)]).toEqual([1005, 1008]);
  await strict.close();
});
