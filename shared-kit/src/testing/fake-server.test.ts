import { expect, test } from '@jest/globals';
import { request } from '../http/index.ts';
import { fakeServer, refuse, signedInAs } from './index.ts';

const server = fakeServer();
const LOGIN = { email: 'ada@example.com', password: 'Correct horse 1' };

test('a call that the API would refuse gets that error, and fails the test by name', async () => {
  signedInAs('customer');
  server.answers('GET /api/account/funds', {
    funds: 0,
    pending: 0,
    held: 0,
    in_payout: 0,
    next_clearing: null,
  });
  await expect(request('GET /api/account/funds')).rejects.toMatchObject({ code: 1002 });
  expect(server.takeRefused()).toEqual([
    'The API refuses this GET /api/account/funds with 1002 notAllowed {}',
  ]);
});

test('a refusal announced by the test does not fail it', async () => {
  server.answers('POST /api/auth/login', refuse('invalidInput', { email: 'format' }));
  const login = request('POST /api/auth/login', { body: { ...LOGIN, email: 'ada' } });
  await expect(login).rejects.toMatchObject({ code: 1000, details: { email: 'format' } });
});
