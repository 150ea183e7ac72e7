import { beforeAll, expect, test } from '@jest/globals';
import { marketplace, newPerson } from '../../testing/index.ts';

const FIGURES = [
  'GET /api/account/funds',
  'GET /api/account/clearing',
  'GET /api/account/ledger',
  'GET /api/account/earnings',
  'GET /api/account/withdrawals',
] as const;
const NOBODY = '00000000-0000-4000-8000-000000000000';

const { app, customer, freelancer, manager, projectAt } = await marketplace();
beforeAll(async () => {
  await projectAt('accepted');
});

test.each(FIGURES)('%s returns the same to a manager as to the freelancer', async (call) => {
  const own = await freelancer.send(call);
  const seen = await manager.send(call, { query: { user_id: freelancer.id } });
  expect(seen).toMatchObject({ status: 200, body: own.body });
  expect(JSON.stringify(own.body)).toMatch(/[1-9]/);
});

test.each(FIGURES)('%s: freelancers may name themselves', async (call) => {
  const { body } = await freelancer.send(call, { query: { user_id: freelancer.id } });
  expect(body).toEqual((await freelancer.send(call)).body);
});

test.each(FIGURES)('%s: freelancers cannot read the figures of others', async (call) => {
  const other = await newPerson(app, 'freelancer');
  expect(await other.send(call, { query: { user_id: freelancer.id } })).toMatchObject({
    status: 404,
    error: { code: 1005 },
  });
});

test.each(FIGURES)('%s: customers cannot read any figures', async (call) => {
  for (const query of [{}, { user_id: customer.id }, { user_id: freelancer.id }])
    expect(await customer.send(call, { query })).toMatchObject({ status: 403, error: { code: 1002 } });
});

test.each(FIGURES)('%s: only freelancers have figures', async (call) => {
  for (const user_id of [customer.id, NOBODY])
    expect(await manager.send(call, { query: { user_id } })).toMatchObject({
      status: 404,
      error: { code: 1005 },
    });
});
