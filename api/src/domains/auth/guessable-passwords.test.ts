import { expect, test } from '@jest/globals';
import { clientOf, logIn, marketplace, newPerson, recoveryKey } from '../../testing/index.ts';

const { app } = await marketplace();

const NORA = {
  first_name: 'Nora',
  last_name: 'Newcomer',
  email: 'nora.new@metier.test',
  type_client: 'customer',
} as const;
const GUESSABLE = [
  ['Password1', 'common'],
  ['qwertyuiop', 'common'],
  ['nora.new@metier.test', 'ownName'],
  ['NoraNewcomer1', 'ownName'],
] as const;
const refused = (details: object) => ({ status: 400, error: { code: 1000, details } });

test.each(GUESSABLE)('sign-up rejects %s: %s', async (password, fault) => {
  const answer = await clientOf(app.server).send('POST /api/auth/signup', { body: { ...NORA, password } });
  expect(answer).toMatchObject(refused({ password: fault }));
});

test.each([
  ['Sunshine1', 'common'],
  ['ClaraTester', 'ownName'],
] as const)('a change of password rejects %s: %s', async (guessable, fault) => {
  const { id, email, password, send } = await newPerson(app, 'customer');
  const body = { user_id: id, password, new_password: guessable };
  expect(await send('POST /api/auth/change_password', { body })).toMatchObject(
    refused({ new_password: fault }),
  );
  expect((await logIn(app, email, password)).status).toBe(200);
});

test('the recovery link rejects guessable passwords and stays valid', async () => {
  const { email } = await newPerson(app, 'customer');
  const secret_key = await recoveryKey(app, email);
  const set = (password: string) =>
    clientOf(app.server).send('POST /api/auth/setting-password', { body: { secret_key, password } });
  expect(await set('iloveyou2')).toMatchObject(refused({ password: 'common' }));
  expect(await set('Tester-Clara-1')).toMatchObject(refused({ password: 'ownName' }));
  expect((await set('Better-battery-2')).status).toBe(200);
});
